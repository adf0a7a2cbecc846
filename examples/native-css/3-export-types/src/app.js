import './injected.inject.css';
import css from './plain.text.css';
import sheet from './shared.sheet.css';
import other from './other.css' with { type: 'css' };

const shadow = document.getElementById('note').attachShadow({ mode: 'open' });
shadow.adoptedStyleSheets = [sheet, other];
shadow.innerHTML = '<b>beans</b>';

addEventListener('load', () => {
  const { color, textTransform } = getComputedStyle(shadow.firstChild);
  document.querySelector('h1').textContent = [
    `${document.querySelectorAll('style').length} style element`,
    `${color} and ${textTransform} in the shadow tree`,
    `text: ${css.trim()}`,
  ].join('; ');
});
