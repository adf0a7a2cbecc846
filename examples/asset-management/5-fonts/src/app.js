import './app.css';
import * as styles from './log.module.css';

const sightings = [
  { name: 'Heron', count: 2, picture: new URL('./images/heron.svg', import.meta.url) },
  { name: 'Kingfisher', count: 5, picture: new URL('./images/kingfisher.svg', import.meta.url) },
];

document.querySelector('#log').append(
  ...sightings.map(({ name, count, picture }) => {
    const item = document.createElement('li');
    item.className = styles.item;
    const image = document.createElement('img');
    image.className = styles.picture;
    image.src = picture.href;
    image.alt = '';
    const tally = document.createElement('span');
    tally.className = styles.count;
    tally.textContent = count;
    item.append(image, name, tally);
    return item;
  }),
);
