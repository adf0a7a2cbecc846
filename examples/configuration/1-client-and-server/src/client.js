import { offer } from './offer.js';

document.body.append(offer('browser'));
