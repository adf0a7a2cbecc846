import './chart.css';

const colors = new Map([['knit', 'white']]);
colors.set('purl', 'gray');

export function createChart() {
  const chart = document.createElement('table');
  chart.className = 'kit-chart';
  chart.textContent = [...colors.values()].join(' ');
  return chart;
}
