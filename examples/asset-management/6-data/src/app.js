import './app.css';
import birds from './data/birds.yaml';
import place from './data/place.json' with { type: 'json' };
import rules from './data/rules.txt' with { type: 'text' };
import sightings from './data/sightings.json' with { type: 'json' };
import * as styles from './log.module.css';

const pictures = {
  heron: new URL('./images/heron.svg', import.meta.url),
  kingfisher: new URL('./images/kingfisher.svg', import.meta.url),
};

document.querySelector('#log').append(
  ...sightings.map(({ bird, count }) => {
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
  }),
);

const footer = document.createElement('footer');
footer.textContent = `${place.name}. ${rules}`;
document.body.append(footer);
