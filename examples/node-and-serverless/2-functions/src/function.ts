import { drawLabel } from './label.ts';
import { toPng } from './png.ts';

interface Event {
  rawQueryString: string;
}

export async function handler({ rawQueryString }: Event) {
  const image = await toPng(drawLabel(new URLSearchParams(rawQueryString)));
  return {
    statusCode: 200,
    headers: { 'content-type': 'image/png' },
    body: image.toString('base64'),
    isBase64Encoded: true,
  };
}
