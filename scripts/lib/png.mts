/** The small part of the PNG format that the site needs: reading chunks, and a note of the source drawing. */
import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const keyword = 'Source';

interface Chunk {
  readonly type: string;
  readonly data: Buffer;
}

/** @throws Error if the file is not a PNG */
function readChunks(file: Buffer): Chunk[] {
  if (!file.subarray(0, signature.length).equals(signature)) throw new Error('not a PNG file');
  const chunks: Chunk[] = [];
  let at = signature.length;
  while (at < file.length) {
    const length = file.readUInt32BE(at);
    const type = file.toString('latin1', at + 4, at + 8);
    chunks.push({ type, data: file.subarray(at + 8, at + 8 + length) });
    at += length + 12;
  }
  return chunks;
}

function writeChunk({ type, data }: Chunk): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

/** Digest of the drawing that an image was generated from. */
export function sourceDigest(svg: string): string {
  return createHash('sha256').update(svg).digest('hex');
}

/** The image with a note of its drawing, so a test can detect if only one of them was changed. */
export function withSource(png: Buffer, svg: string): Buffer {
  const note = { type: 'tEXt', data: Buffer.from(`${keyword}\0${sourceDigest(svg)}`, 'latin1') };
  const [header, ...rest] = readChunks(png);
  if (header === undefined) throw new Error('a PNG file without a header');
  return Buffer.concat([signature, ...[header, note, ...rest].map(writeChunk)]);
}

export interface PngFacts {
  readonly width: number;
  readonly height: number;
  /** Digest of the drawing; undefined if the image has no note of it. */
  readonly source: string | undefined;
}

/** @throws Error if the file is not a PNG */
export function readPng(file: Buffer): PngFacts {
  const chunks = readChunks(file);
  const header = chunks.find(({ type }) => type === 'IHDR');
  if (header === undefined) throw new Error('a PNG file without a header');
  const notes = chunks
    .filter(({ type }) => type === 'tEXt')
    .map(({ data }) => data.toString('latin1').split('\0', 2));
  return {
    width: header.data.readUInt32BE(0),
    height: header.data.readUInt32BE(4),
    source: notes.find(([name]) => name === keyword)?.[1],
  };
}
