import './app.css';
import * as styles from './log.module.css';

const sightings = ['Heron', 'Kingfisher'];

document.querySelector('#log').append(
  ...sightings.map((name) => {
    const item = document.createElement('li');
    item.className = styles.item;
    item.textContent = name;
    return item;
  }),
);
