import './page.css';
import { bed } from './bed.module.css';

export const view = () => `<main class="${bed}">Peas</main>`;
