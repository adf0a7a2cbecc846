import { createServer } from 'node:http';
import { offer } from './offer.js';

const server = createServer((request, response) => response.end(offer('server')));
server.listen(0, async () => {
  const response = await fetch(`http://localhost:${server.address().port}/`);
  console.log(await response.text());
  server.close();
});
