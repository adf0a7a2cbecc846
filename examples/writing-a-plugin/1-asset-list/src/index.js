import './tea.css';

document.title = 'Tea';
