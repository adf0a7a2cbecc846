import bill from './bill.json' with { type: 'json' };
import { formatMoney } from './money.js';
import './style.css';

const share = formatMoney(bill.total / bill.people);

document.querySelector('#share').textContent = `Each of ${bill.people} pays ${share}`;
