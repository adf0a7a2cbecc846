import { drawLabel } from './label.ts';

export default {
  fetch(request: Request): Response {
    const { searchParams } = new URL(request.url);
    return new Response(drawLabel(searchParams), {
      headers: { 'content-type': 'image/svg+xml' },
    });
  },
};
