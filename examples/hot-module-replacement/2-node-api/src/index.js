import './app.css';
import { recipe } from './recipe.js';

const input = document.querySelector('input');
const output = document.querySelector('output');

function show() {
  output.textContent = recipe(Number(input.value));
}

input.addEventListener('input', show);
show();

if (import.meta.webpackHot) {
  import.meta.webpackHot.accept('./recipe.js', show);
}
