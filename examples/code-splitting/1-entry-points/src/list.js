import { countReads, readTrails } from './trails.js';

for (const { name, km } of readTrails()) {
  document.body.append(`${name} ${km} km. `);
}
document.body.append(countReads(), '. ');
