import type { ServerResponse } from 'node:http';
import { preinit } from 'react-dom';
import { renderToPipeableStream } from 'react-dom/server';
import { Router, type SsrContext } from 'wouter';
import { once, type ReadLoans } from '../data/loans.ts';
import { UseModule } from '../lazy-page.tsx';
import { Page } from '../Page.tsx';
import { readAssets } from './assets.ts';
import { readLoans } from './loans.ts';

const assets = readAssets();

function addStyles(files: readonly string[]) {
  for (const file of files) preinit(file, { as: 'style', precedence: 'page' });
}

interface ServerPageProps {
  path: string;
  ssrContext: SsrContext;
  readLoans: ReadLoans;
}

function ServerPage({ path, ssrContext, readLoans }: ServerPageProps) {
  addStyles(assets.styles);
  return (
    <UseModule value={(module) => addStyles(assets.stylesOf(module))}>
      <Router ssrPath={path} ssrContext={ssrContext}>
        <Page readLoans={readLoans} />
      </Router>
    </UseModule>
  );
}

/** Answers with the page of a path, in parts. */
export function render(path: string, response: ServerResponse) {
  const ssrContext: SsrContext = {};
  const page = <ServerPage path={path} ssrContext={ssrContext} readLoans={once(readLoans)} />;
  const stream = renderToPipeableStream(page, {
    bootstrapScripts: assets.scripts,
    onShellReady() {
      response.writeHead(ssrContext.statusCode ?? 200, {
        'content-type': 'text/html; charset=utf-8',
      });
      stream.pipe(response);
    },
    onShellError(error) {
      console.error(error);
      response.writeHead(500).end('The page could not be rendered.');
    },
    onError(error) {
      console.error(error);
    },
  });
  response.on('close', () => stream.abort());
}
