import './page.css';

export function show(heading, lines) {
  const title = document.createElement('h1');
  title.textContent = heading;
  const list = document.createElement('ul');
  for (const line of lines) {
    const item = document.createElement('li');
    item.textContent = line;
    list.append(item);
  }
  document.body.append(title, list);
}
