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
import { headersFileName, languagesOf, redirectsFileName } from '../../src/hosting/site-files.ts';
import { listFiles } from '../../src/lib/list-files.ts';
import { root } from './paths.mts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Files smaller than this, in bytes, aren't compressed, because they fit in one packet anyway. */
const smallest = 512;

const atOnce = 8;

export interface DeployOptions {
  /** Folder of the built site. */
  readonly site: string;
  /** Output folder; its content is deleted. */
  readonly out: string;
  /** Address and port, in the format of nginx's `listen`. */
  readonly listen: string;
  /** Destination of the access log, in the format of nginx's `access_log`. */
  readonly accessLog: string;
  /** Number of processes, in the format of nginx's `worker_processes`. */
  readonly workers: string;
  /** If true, files are compressed as much as possible, which takes a minute for each language. */
  readonly smallestFiles: boolean;
}

/** Creates a hard link to a file if the file system supports it, otherwise a copy. */
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
 * Creates a folder that nginx can serve as it is: the site with compressed files next to the plain ones, and the
 * configuration (`nginx -p <folder> -c nginx.conf`).
 *
 * @throws Error if the site isn't built, or a file has an extension without a media type
 */
export async function writeDeployFolder(options: DeployOptions): Promise<void> {
  const { site, out, smallestFiles } = options;
  rmSync(out, { recursive: true, force: true });
  mkdirSync(path.join(out, 'tmp'), { recursive: true });
  const files = listFiles(site).filter(
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
