import './app.css';

const leaf = new URL('./leaf.svg', import.meta.url);

const image = new Image();
image.onload = () => document.body.append(`${image.naturalWidth > 0 ? 'Loaded' : 'Empty'}`);
image.src = leaf.href;
