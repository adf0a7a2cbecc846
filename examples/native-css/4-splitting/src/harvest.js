import { ripe } from './harvest.module.css';

export function showHarvest(element) {
  element.className = ripe;
  element.textContent = `Ripe: ${getComputedStyle(element).fontStyle}`;
}
