import { groupBy, maxBy } from 'lodash-es';
import { tides } from './tides.js';

for (const [harbor, times] of Object.entries(groupBy(tides, 'harbor'))) {
  const { high, meters } = maxBy(times, 'meters');
  console.log(`${harbor}: ${meters} m at ${high}`);
}
