import { formatMoney } from './money.js';

const bill = { total: 84, people: 4 };
const share = formatMoney(bill.total / bill.people);

document.querySelector('#share').textContent = `Each of ${bill.people} pays ${share}`;
