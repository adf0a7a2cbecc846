import { copyFileSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import {
  everyAddress,
  parseHeadersFile,
  parseRedirectsFile,
} from '../../src/hosting/host-files.ts';
import { isCompressible, mediaType } from '../../src/hosting/media-types.ts';
import { nginxHttp, nginxServer } from '../../src/hosting/nginx.ts';
import {
  filesOf,
  headersFileName,
  languagesOf,
  redirectsFileName,
} from '../../src/hosting/site-files.ts';
import { root } from './paths.mts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Files smaller than this, in bytes, stay as they are: they fit into one packet anyway. */
const smallest = 512;

const atOnce = 8;

export interface DeployOptions {
  /** Folder of the built site. */
  readonly site: string;
  /** Folder to write; what is in it goes. */
  readonly out: string;
  /** Address and port, as nginx's `listen` takes them. */
  readonly listen: string;
  /** Where nginx writes a line per request, as its `access_log` takes it. */
  readonly accessLog: string;
  /** How many processes answer, as nginx's `worker_processes` takes it. */
  readonly workers: string;
  /** Whether files are made as small as possible, which takes a minute for each language. */
  readonly smallestFiles: boolean;
}

/** A second name for a file where the file system can, else a copy. */
function place(from: string, to: string): void {
  mkdirSync(path.dirname(to), { recursive: true });
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

async function writeCompressed(file: string, isThorough: boolean): Promise<void> {
  const content = readFileSync(file);
  if (content.length < smallest) return;
  const quality = isThorough ? constants.BROTLI_MAX_QUALITY : 4;
  const variants = [
    {
      ending: 'br',
      bytes: await brotli(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: quality,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
    },
    { ending: 'gz', bytes: await gzipped(content, { level: isThorough ? 9 : 6 }) },
  ];
  for (const { ending, bytes } of variants) {
    if (bytes.length < content.length) writeFileSync(`${file}.${ending}`, bytes);
  }
}

function writeConfiguration({ site, out, listen, accessLog, workers }: DeployOptions): void {
  const rules = parseHeadersFile(readFileSync(path.join(site, headersFileName), 'utf8'));
  const facts = {
    everywhere: rules.find((rule) => rule.path === everyAddress)?.headers ?? [],
    rules: rules.filter((rule) => rule.path !== everyAddress),
    redirects: parseRedirectsFile(readFileSync(path.join(site, redirectsFileName), 'utf8')),
    languages: languagesOf(site),
  };
  const files = {
    'portal-http.conf': nginxHttp(facts),
    'portal-server.conf': nginxServer(facts),
    'listen.conf': `listen ${listen};\n`,
    'access-log.conf': `access_log ${accessLog};\n`,
    'workers.conf': `worker_processes ${workers};\n`,
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(out, name), text);
  copyFileSync(path.join(root, 'deploy/nginx/nginx.conf'), path.join(out, 'nginx.conf'));
}

/**
 * Makes a folder that nginx serves as it is: the site with compressed files beside the plain ones, and the
 * configuration (`nginx -p <folder> -c nginx.conf`).
 *
 * @throws Error if the site is not built, or a file of it has an ending without a media type
 */
export async function writeDeployFolder(options: DeployOptions): Promise<void> {
  const { site, out, smallestFiles } = options;
  rmSync(out, { recursive: true, force: true });
  mkdirSync(path.join(out, 'tmp'), { recursive: true });
  const files = filesOf(site).filter(
    (file) => file !== headersFileName && file !== redirectsFileName,
  );
  for (const file of files) place(path.join(site, file), path.join(out, 'site', file));
  writeConfiguration(options);
  const waiting = files.filter((file) => isCompressible(mediaType(file)));
  const worker = async (): Promise<void> => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      await writeCompressed(path.join(out, 'site', next), smallestFiles);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
