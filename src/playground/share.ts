/**
 * A project as text for the hash of an address, and back. Whoever opens a link didn't write it, so everything that is
 * read here is hostile until it is checked.
 *
 * Form: the version of the format, a dot, and JSON that was compressed (raw deflate) and written as base64url.
 */
import { RefusedError, checkProject, limits } from './project.ts';
import type { Project } from './project.ts';

/** Version of the format that is written. Versions that were written once are read for good. */
const version = '1';

/** Characters of a hash at most; browsers take addresses of this length. */
export const hashLimit = 300_000;

/** Bytes that a hash may inflate to at most: a megabyte of text, its paths and the JSON around it. */
export const inflatedLimit = 4 * limits.characters;

/** JSON of version 1: a list of paths and texts, in pairs. */
interface SharedVersion1 {
  readonly files: readonly (readonly [path: string, content: string])[];
}

function toBase64Url(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let start = 0; start < bytes.length; start += 0x80_00) {
    parts.push(String.fromCharCode(...bytes.subarray(start, start + 0x80_00)));
  }
  return btoa(parts.join('')).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/u, '');
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  if (!/^[\w-]+$/u.test(text)) throw new RefusedError('link-damaged');
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(binary, (character) => character.charCodeAt(0));
  } catch {
    throw new RefusedError('link-damaged');
  }
}

/**
 * Passes bytes through a stream of the browser.
 *
 * @param limit bytes of the result at most; nothing is read beyond
 * @throws RefusedError if there are more, or the stream refuses the bytes
 */
async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
  limit: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      length += value.length;
      if (length > limit) throw new RefusedError('link-large');
      chunks.push(value);
    }
  } catch (error) {
    await reader.cancel().catch(() => undefined);
    throw error instanceof RefusedError ? error : new RefusedError('link-damaged');
  }
  const whole = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.length;
  }
  return whole;
}

/**
 * Writes a project as the hash of an address, without its number sign.
 *
 * @throws RefusedError if the project or its hash is too large
 */
export async function encodeProject(project: Project): Promise<string> {
  checkProject(project);
  const shared: SharedVersion1 = {
    files: project.files.map(({ path, content }) => [path, content]),
  };
  const json = new TextEncoder().encode(JSON.stringify(shared));
  const packed = await through(json, new CompressionStream('deflate-raw'), inflatedLimit);
  const hash = `${version}.${toBase64Url(packed)}`;
  if (hash.length > hashLimit) throw new RefusedError('link-long');
  return hash;
}

/** Reads version 1 of the JSON; anything else in it is left out. */
function readVersion1(value: unknown): Project {
  const files = typeof value === 'object' && value !== null && 'files' in value && value.files;
  if (!Array.isArray(files)) throw new RefusedError('link-damaged');
  if (files.length > limits.files) throw new RefusedError('files-many');
  return {
    files: files.map((pair: unknown) => {
      const [path, content] = Array.isArray(pair) ? (pair as unknown[]) : [];
      if (typeof path !== 'string' || typeof content !== 'string') {
        throw new RefusedError('link-damaged');
      }
      return { path, content };
    }),
  };
}

/**
 * Reads what {@link encodeProject} wrote.
 *
 * @param hash hash of an address, without its number sign
 * @throws RefusedError that says why the link isn't opened; nothing of it has been used then
 */
export async function decodeProject(hash: string): Promise<Project> {
  if (hash.length > hashLimit) throw new RefusedError('link-long');
  const [, found, body] = /^(\d{1,4})\.(.*)$/su.exec(hash) ?? [];
  if (found === undefined || body === undefined) throw new RefusedError('link-damaged');
  if (found !== version) throw new RefusedError('link-version', found);
  const bytes = fromBase64Url(body);
  const json = await through(bytes, new DecompressionStream('deflate-raw'), inflatedLimit);
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(json));
  } catch {
    throw new RefusedError('link-damaged');
  }
  const project = readVersion1(value);
  checkProject(project);
  return project;
}
