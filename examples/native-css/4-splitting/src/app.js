import './page.css';

const { showHarvest } = await import('./harvest.js');
showHarvest(document.getElementById('note'));
