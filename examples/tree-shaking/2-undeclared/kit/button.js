import './button.css';

export function createButton(label) {
  const button = document.createElement('button');
  button.className = 'kit-button';
  button.textContent = label;
  return button;
}
