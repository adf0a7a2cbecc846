import './page.css';

const { fontWeight } = getComputedStyle(document.querySelector('h1'));
document.getElementById('note').textContent = `The heading has weight ${fontWeight}.`;
