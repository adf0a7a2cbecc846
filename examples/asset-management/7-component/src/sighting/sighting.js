import birds from './birds.yaml';
import * as styles from './sighting.module.css';

const pictures = {
  heron: new URL('./images/heron.svg', import.meta.url),
  kingfisher: new URL('./images/kingfisher.svg', import.meta.url),
};

export function createSighting({ bird, count }) {
  const item = document.createElement('li');
  item.className = styles.item;
  const image = document.createElement('img');
  image.className = styles.picture;
  image.src = pictures[bird].href;
  image.alt = '';
  const tally = document.createElement('span');
  tally.className = styles.count;
  tally.textContent = count;
  item.append(image, birds[bird], tally);
  return item;
}
