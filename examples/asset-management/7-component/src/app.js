import './app.css';
import place from './data/place.json' with { type: 'json' };
import rules from './data/rules.txt' with { type: 'text' };
import sightings from './data/sightings.json' with { type: 'json' };
import { createSighting } from './sighting/sighting.js';

document.querySelector('#log').append(...sightings.map(createSighting));

const footer = document.createElement('footer');
footer.textContent = `${place.name}. ${rules}`;
document.body.append(footer);
