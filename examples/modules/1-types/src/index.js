import { total } from './cart.ts';
import prices from './prices.json' with { type: 'json' };
import notice from './notice.txt' with { type: 'text' };
import * as classes from './card.module.css';
import './shop.css';

const { add } = await import('./add.wasm');
const photo = new URL('./apple.svg', import.meta.url);
const { default: legacy } = await import('./legacy.cjs');

document.body.className = classes.card;
document.body.textContent = `${notice.trim()} ${total(prices)} ${add(40, 2)} ${legacy.name} ${photo.pathname.endsWith('.svg')}`;
