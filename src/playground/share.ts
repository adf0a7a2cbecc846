/**
 * Encodes a project as text for a URL hash, and decodes it. The person who opens a link didn't write it, so all decoded
 * data is untrusted until it is validated.
 *
 * Format: the version, a dot, and JSON compressed with raw deflate and encoded as base64url.
 */
import { RefusedError, checkProject, limits } from './project.ts';
import type { Project } from './project.ts';

/** Version of the format used for encoding. All earlier versions can still be decoded. */
const version = '1';

/** Maximum length of a hash in characters, which browsers support in URLs. */
export const hashLimit = 300_000;

/** Maximum number of bytes that a hash may inflate to: a megabyte of text, its paths and the surrounding JSON. */
export const inflatedLimit = 4 * limits.characters;

/** JSON of version 1: a list of pairs of path and text. */
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
 * Pipes bytes through a browser stream.
 *
 * @param limit maximum size of the result in bytes; reading stops there
 * @throws RefusedError if the result is larger, or the stream rejects the bytes
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
 * Encodes a project as a URL hash, without the number sign.
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

/** Parses the JSON of version 1; unknown content is dropped. */
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
 * Decodes the result of {@link encodeProject}.
 *
 * @param hash URL hash, without the number sign
 * @throws RefusedError with the reason why the link isn't opened; none of it has been used then
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
