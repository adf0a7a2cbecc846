import { tools } from './data/tools.ts';

const sprite = new URL('./icons/sprite.svg', import.meta.url);

function icon(name: string): SVGSVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.classList.add('icon');
  svg.setAttribute('aria-hidden', 'true');
  const use = document.createElementNS('http://www.w3.org/2000/svg', 'use');
  use.setAttribute('href', `${sprite.href}#${name}`);
  svg.append(use);
  return svg;
}

const list = document.querySelector('main');
for (const tool of tools) {
  const row = document.createElement('p');
  row.append(icon(tool.id), ` ${tool.name}`);
  list?.append(row);
}
