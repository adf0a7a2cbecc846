import './palette.css';

export function suggest() {
  return ['teal', 'sand', 'coral'].join(', ');
}
