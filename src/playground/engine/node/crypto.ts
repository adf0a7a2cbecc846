/** Node.js's `crypto`: hashes and random values. */
import { md5, sha1 } from '@noble/hashes/legacy';
import { sha224, sha256, sha384, sha512 } from '@noble/hashes/sha2';
import { Buffer } from './buffer.ts';
import createWebpackHash from 'webpack/lib/util/createHash';

interface Running {
  update(data: Uint8Array): unknown;
  digest(): Uint8Array;
}

const functions: Readonly<Record<string, { create(): Running }>> = {
  md5,
  sha1,
  sha224,
  sha256,
  sha384,
  sha512,
};

/** An incremental hash. */
class Hash {
  readonly #running: Running;

  constructor(running: Running) {
    this.#running = running;
  }

  update(data: string | Uint8Array, encoding?: string): this {
    this.#running.update(typeof data === 'string' ? Buffer.from(data, encoding) : data);
    return this;
  }

  digest(): Buffer;
  digest(encoding: string): string;
  digest(encoding?: string): Buffer | string {
    const bytes = Buffer.from(this.#running.digest());
    return encoding === undefined || encoding === 'buffer' ? bytes : bytes.toString(encoding);
  }
}

export function getHashes(): string[] {
  return [...Object.keys(functions), 'md4'];
}

/** @throws Error, with the code that Node.js uses, for an unsupported hash */
export function createHash(algorithm: string): Hash {
  const name = algorithm.toLowerCase().replace(/^(?:rsa-)?sha-?/u, 'sha');
  if (name === 'md4') {
    const hash = createWebpackHash('md4');
    return new Hash({
      update: (data) => hash.update(Buffer.from(data) as never),
      digest: () => Buffer.from(hash.digest('hex'), 'hex'),
    });
  }
  const known = Object.hasOwn(functions, name) ? functions[name] : undefined;
  if (known === undefined) {
    throw Object.assign(new Error('Digest method not supported'), {
      code: 'ERR_CRYPTO_INVALID_DIGEST',
    });
  }
  return new Hash(known.create());
}

export function randomBytes(size: number): Buffer {
  const bytes = Buffer.alloc(size);
  crypto.getRandomValues(bytes);
  return bytes;
}

export function randomUUID(): string {
  const hex = randomBytes(16).toString('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20),
  ].join('-');
}

export function randomInt(low: number, high?: number): number {
  const [from, to] = high === undefined ? [0, low] : [low, high];
  return from + (randomBytes(4).readUInt32LE() % (to - from));
}

export const webcrypto = globalThis.crypto;
export default { createHash, getHashes, randomBytes, randomUUID, randomInt, webcrypto };
