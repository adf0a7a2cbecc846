import './app.css';
import * as styles from './log.module.css';

const sightings = [
  { name: 'Heron', picture: new URL('./images/heron.svg', import.meta.url) },
  { name: 'Kingfisher', picture: new URL('./images/kingfisher.svg', import.meta.url) },
];

document.querySelector('#log').append(
  ...sightings.map(({ name, picture }) => {
    const item = document.createElement('li');
    item.className = styles.item;
    const image = document.createElement('img');
    image.className = styles.picture;
    image.src = picture.href;
    image.alt = '';
    item.append(image, name);
    return item;
  }),
);
