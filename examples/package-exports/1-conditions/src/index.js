import { where } from 'clock';
import { checks } from 'clock/checks';
import { face } from 'clock/faces/round';

console.log(`A ${face} clock for ${where}, ${checks}`);
