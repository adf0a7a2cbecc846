import { createServer } from 'node:http';
import type { IncomingHttpHeaders, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedRequest {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
}

export interface AlgoliaServer {
  readonly endpoint: string;
  readonly requests: ReceivedRequest[];
  readonly close: () => Promise<void>;
}

export type Answer = (request: ReceivedRequest, response: ServerResponse) => void;

/** A hit in the format of DocSearch's crawler and of the service. */
export function hit(
  url: string,
  levels: readonly string[],
  content: string,
  marked = content,
): object {
  const hierarchy = Object.fromEntries(
    Array.from({ length: 7 }, (_, level) => [`lvl${level}`, levels[level] ?? null]),
  );
  const highlighted = Object.fromEntries(
    levels.map((value, level) => [`lvl${level}`, { value, matchLevel: 'none', matchedWords: [] }]),
  );
  return {
    objectID: `${url}-${content.length}`,
    url,
    type: content === '' ? `lvl${levels.length - 1}` : 'content',
    anchor: url.split('#')[1] ?? null,
    content: content === '' ? null : content,
    hierarchy,
    _snippetResult: content === '' ? {} : { content: { value: marked, matchLevel: 'full' } },
    _highlightResult: { hierarchy: highlighted },
  };
}

/**
 * Body of the service's response.
 *
 * @param asked body of the request
 */
export function answerBody(hits: readonly unknown[], asked: unknown): object {
  const { requests } = asked as { requests: readonly { indexName: string; query: string }[] };
  return {
    results: requests.map(({ indexName, query }) => ({
      ...{ hits, nbHits: hits.length, page: 0, nbPages: 1, hitsPerPage: 20 },
      ...{ exhaustiveNbHits: true, query, params: '', index: indexName, processingTimeMS: 1 },
    })),
  };
}

/** Responds like the service. */
export function respond(hits: readonly unknown[]): Answer {
  return ({ body }, response) => {
    response.setHeader('content-type', 'application/json; charset=UTF-8');
    response.end(JSON.stringify(answerBody(hits, body)));
  };
}

/** Starts a server that implements the service's protocol, on a free port. */
export async function startAlgoliaServer(answer: Answer): Promise<AlgoliaServer> {
  const requests: ReceivedRequest[] = [];
  const server: Server = createServer((incoming, response) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      const { method, url, headers } = incoming;
      const body: unknown = JSON.parse(Buffer.concat(chunks).toString('utf8'));
      const request = { method, url, headers, body };
      requests.push(request);
      answer(request, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => {
          resolve();
        });
      }),
  };
}
