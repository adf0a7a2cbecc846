const list = document.createElement('p');
list.textContent = 'High water at 6:12 and 18:37';
document.body.append(list);
