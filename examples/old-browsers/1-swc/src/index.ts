import { Tool } from './tool.ts';

const tools = [
  new Tool('Cordless drill', 3),
  new Tool('Telescopic ladder', 2),
  new Tool('Garden shredder'),
];

const list = document.querySelector('ul');
for (const tool of tools.toSorted((a, b) => a.days - b.days)) {
  const item = document.createElement('li');
  item.textContent = `${tool.name}: ${tool.days} days`;
  list?.append(item);
}
