import { createServer } from 'node:http';
import { drawLabel } from './label.ts';
import { toPng } from './png.ts';

const help = 'Ask for a label with ?tool=drill';

const server = createServer(async (request, response) => {
  try {
    const { search, searchParams } = new URL(`http://localhost${request.url}`);
    if (search === '') {
      response.end(help);
      return;
    }
    const image = await toPng(drawLabel(searchParams));
    response.writeHead(200, { 'content-type': 'image/png' }).end(image);
  } catch (error) {
    console.error(error);
    response.writeHead(400).end(help);
  }
});

server.listen(Number(process.env.PORT ?? 3000), '127.0.0.1', () => {
  console.log('Labels are ready');
});
