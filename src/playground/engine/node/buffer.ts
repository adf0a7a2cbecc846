/** Node.js's `Buffer`, as far as webpack, its loaders and plugins use it. */

type Encoding = string | undefined | null;

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
const encoder = new TextEncoder();

function encodingOf(name: Encoding): string {
  const lower = (name ?? 'utf8').toLowerCase();
  switch (lower) {
    case 'utf-8':
      return 'utf8';
    case 'binary':
      return 'latin1';
    case 'ucs2':
    case 'ucs-2':
    case 'utf-16le':
      return 'utf16le';
    default:
      return lower;
  }
}

/** Converts bytes to a string, one character per byte. */
function ofCodes(bytes: Uint8Array): string {
  let text = '';
  for (let start = 0; start < bytes.length; start += 0x80_00) {
    text += String.fromCharCode(...bytes.subarray(start, start + 0x80_00));
  }
  return text;
}

function toCodes(text: string, mask: number): Uint8Array {
  const bytes = new Uint8Array(text.length);
  for (let index = 0; index < text.length; index++) bytes[index] = text.charCodeAt(index) & mask;
  return bytes;
}

function fromHex(text: string): Uint8Array {
  const pairs = /^(?:[\da-f]{2})*/iu.exec(text)?.[0] ?? '';
  return Uint8Array.from({ length: pairs.length / 2 }, (_, index) =>
    Number.parseInt(pairs.slice(index * 2, index * 2 + 2), 16),
  );
}

function fromBase64(text: string): Uint8Array {
  const digits = text
    .replaceAll('-', '+')
    .replaceAll('_', '/')
    .replaceAll(/[^\d+/A-Za-z]/gu, '');
  return toCodes(atob(digits.length % 4 === 1 ? digits.slice(0, -1) : digits), 0xff);
}

function fromUtf16(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  for (let index = 0; index < text.length; index++) {
    view.setUint16(index * 2, text.charCodeAt(index), true);
  }
  return bytes;
}

function encode(text: string, encoding: Encoding): Uint8Array {
  switch (encodingOf(encoding)) {
    case 'utf8':
      return encoder.encode(text);
    case 'latin1':
    case 'ascii':
      return toCodes(text, 0xff);
    case 'hex':
      return fromHex(text);
    case 'base64':
    case 'base64url':
      return fromBase64(text);
    case 'utf16le':
      return fromUtf16(text);
    default:
      throw new TypeError(`Unknown encoding: ${String(encoding)}`);
  }
}

function decode(bytes: Uint8Array, encoding: Encoding): string {
  switch (encodingOf(encoding)) {
    case 'utf8':
      return decoder.decode(bytes);
    case 'latin1':
      return ofCodes(bytes);
    case 'ascii':
      return ofCodes(bytes.map((byte) => byte & 0x7f));
    case 'hex':
      return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
    case 'base64':
      return btoa(ofCodes(bytes));
    case 'base64url':
      return btoa(ofCodes(bytes)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
    case 'utf16le':
      return new TextDecoder('utf-16le', { ignoreBOM: true }).decode(bytes);
    default:
      throw new TypeError(`Unknown encoding: ${String(encoding)}`);
  }
}

type Source = string | ArrayBufferLike | ArrayLike<number> | Iterable<number> | { data: number[] };

export class Buffer extends Uint8Array {
  static poolSize = 8192;

  static override from(
    source: Source,
    first?: Encoding | number | ((value: never, index: number) => number),
    length?: number,
  ): Buffer {
    if (typeof source === 'string') return Buffer.#view(encode(source, first as Encoding));
    if (
      source instanceof ArrayBuffer ||
      Object.prototype.toString.call(source) === '[object SharedArrayBuffer]'
    ) {
      return new Buffer(source as ArrayBuffer, first as number | undefined, length);
    }
    if (typeof source === 'object' && 'data' in source && Array.isArray(source.data)) {
      return Buffer.from(source.data);
    }
    const bytes = Uint8Array.from(source as ArrayLike<number>);
    return Buffer.#view(bytes);
  }

  static #view({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
    return new Buffer(buffer as ArrayBuffer, byteOffset, byteLength);
  }

  static override of(...bytes: number[]): Buffer {
    return Buffer.from(bytes);
  }

  static alloc(size: number, fill?: string | number | Uint8Array, encoding?: Encoding): Buffer {
    const made = new Buffer(size);
    return fill === undefined ? made : made.fill(fill, 0, size, encoding);
  }

  static allocUnsafe(size: number): Buffer {
    return new Buffer(size);
  }

  static allocUnsafeSlow(size: number): Buffer {
    return new Buffer(size);
  }

  static isBuffer(value: unknown): value is Buffer {
    return value instanceof Buffer;
  }

  static isEncoding(name: string): boolean {
    const known = ['utf8', 'latin1', 'ascii', 'hex', 'base64', 'base64url', 'utf16le'];
    return known.includes(encodingOf(name));
  }

  static byteLength(value: string | ArrayBufferView | ArrayBuffer, encoding?: Encoding): number {
    return typeof value === 'string' ? encode(value, encoding).length : value.byteLength;
  }

  static concat(
    list: readonly Uint8Array[],
    total = list.reduce((sum, { length }) => sum + length, 0),
  ): Buffer {
    const made = new Buffer(total);
    let offset = 0;
    for (const part of list) {
      if (offset >= total) break;
      made.set(part.length > total - offset ? part.subarray(0, total - offset) : part, offset);
      offset += part.length;
    }
    return made;
  }

  static compare(one: Uint8Array, other: Uint8Array): -1 | 0 | 1 {
    const shared = Math.min(one.length, other.length);
    for (let index = 0; index < shared; index++) {
      const difference = (one[index] ?? 0) - (other[index] ?? 0);
      if (difference !== 0) return difference < 0 ? -1 : 1;
    }
    if (one.length === other.length) return 0;
    return one.length < other.length ? -1 : 1;
  }

  get parent(): ArrayBufferLike {
    return this.buffer;
  }

  get offset(): number {
    return this.byteOffset;
  }

  override toString(encoding?: Encoding, start = 0, end = this.length): string {
    const isWhole = start <= 0 && end >= this.length;
    return decode(isWhole ? this : super.subarray(Math.max(0, start), end), encoding);
  }

  override toLocaleString(): string {
    return this.toString();
  }

  toJSON(): { type: 'Buffer'; data: number[] } {
    return { type: 'Buffer', data: [...this] };
  }

  equals(other: Uint8Array): boolean {
    return this === other || Buffer.compare(this, other) === 0;
  }

  compare(
    other: Uint8Array,
    start = 0,
    end = other.length,
    ownStart = 0,
    ownEnd = this.length,
  ): -1 | 0 | 1 {
    return Buffer.compare(super.subarray(ownStart, ownEnd), other.subarray(start, end));
  }

  copy(target: Uint8Array, targetStart = 0, start = 0, end = this.length): number {
    const part = super.subarray(start, Math.min(end, start + target.length - targetStart));
    target.set(part, targetStart);
    return part.length;
  }

  /** Shares its memory, unlike the method of other typed arrays. */
  override slice(start?: number, end?: number): Buffer {
    // eslint-disable-next-line @typescript-eslint/no-unsafe-class-instance-assignment -- the view of an array is of the array's own class
    return super.subarray(start, end) as Buffer;
  }

  override subarray(start?: number, end?: number): Buffer {
    // eslint-disable-next-line @typescript-eslint/no-unsafe-class-instance-assignment -- the view of an array is of the array's own class
    return super.subarray(start, end) as Buffer;
  }

  write(text: string, ...rest: readonly (number | string | undefined)[]): number {
    const numbers = rest.filter((value) => typeof value === 'number');
    const encoding = rest.find((value) => typeof value === 'string');
    const [offset = 0, length = this.length - offset] = numbers;
    const room = super.subarray(offset, offset + length);
    if (encodingOf(encoding) === 'utf8') return encoder.encodeInto(text, room).written;
    const bytes = encode(text, encoding).subarray(0, room.length);
    room.set(bytes);
    return bytes.length;
  }

  override fill(
    value: string | number | Uint8Array,
    start: number | string = 0,
    end: number | string = this.length,
    encoding?: Encoding,
  ): this {
    const from = typeof start === 'number' ? start : 0;
    const to = typeof end === 'number' ? end : this.length;
    if (typeof value === 'number') return super.fill(value & 0xff, from, to);
    const name = [start, end, encoding].find((one) => typeof one === 'string');
    const bytes = typeof value === 'string' ? encode(value, name) : value;
    for (let index = from; index < to; index++)
      this[index] = bytes[(index - from) % bytes.length] ?? 0;
    return this;
  }

  override indexOf(
    value: string | number | Uint8Array,
    offset: number | string = 0,
    encoding?: Encoding,
  ): number {
    const start = typeof offset === 'number' ? offset : 0;
    if (typeof value === 'number') return super.indexOf(value & 0xff, start);
    const name = typeof offset === 'string' ? offset : encoding;
    const bytes = typeof value === 'string' ? encode(value, name) : value;
    const from = start < 0 ? Math.max(0, this.length + start) : start;
    for (let index = from; index <= this.length - bytes.length; index++) {
      if (bytes.every((byte, place) => this[index + place] === byte)) return index;
    }
    return -1;
  }

  override lastIndexOf(value: string | number | Uint8Array, offset = this.length): number {
    if (typeof value === 'number') return super.lastIndexOf(value & 0xff, offset);
    const bytes = typeof value === 'string' ? encode(value, 'utf8') : value;
    for (let index = Math.min(offset, this.length - bytes.length); index >= 0; index--) {
      if (bytes.every((byte, place) => this[index + place] === byte)) return index;
    }
    return -1;
  }

  override includes(
    value: string | number | Uint8Array,
    offset?: number | string,
    encoding?: Encoding,
  ): boolean {
    return this.indexOf(value, offset, encoding) !== -1;
  }

  #bytes(offset: number, length: number): DataView {
    if (offset < 0 || offset + length > this.length) {
      throw new RangeError(`The value of "offset" is out of range. Received ${offset}`);
    }
    return new DataView(this.buffer, this.byteOffset + offset, length);
  }

  readUInt8(offset = 0): number {
    return this.#bytes(offset, 1).getUint8(0);
  }

  readInt8(offset = 0): number {
    return this.#bytes(offset, 1).getInt8(0);
  }

  readUInt16LE(offset = 0): number {
    return this.#bytes(offset, 2).getUint16(0, true);
  }

  readUInt16BE(offset = 0): number {
    return this.#bytes(offset, 2).getUint16(0);
  }

  readInt16LE(offset = 0): number {
    return this.#bytes(offset, 2).getInt16(0, true);
  }

  readInt16BE(offset = 0): number {
    return this.#bytes(offset, 2).getInt16(0);
  }

  readUInt32LE(offset = 0): number {
    return this.#bytes(offset, 4).getUint32(0, true);
  }

  readUInt32BE(offset = 0): number {
    return this.#bytes(offset, 4).getUint32(0);
  }

  readInt32LE(offset = 0): number {
    return this.#bytes(offset, 4).getInt32(0, true);
  }

  readInt32BE(offset = 0): number {
    return this.#bytes(offset, 4).getInt32(0);
  }

  readBigInt64LE(offset = 0): bigint {
    return this.#bytes(offset, 8).getBigInt64(0, true);
  }

  readBigUInt64LE(offset = 0): bigint {
    return this.#bytes(offset, 8).getBigUint64(0, true);
  }

  readDoubleLE(offset = 0): number {
    return this.#bytes(offset, 8).getFloat64(0, true);
  }

  readFloatLE(offset = 0): number {
    return this.#bytes(offset, 4).getFloat32(0, true);
  }

  writeUInt8(value: number, offset = 0): number {
    this.#bytes(offset, 1).setUint8(0, value);
    return offset + 1;
  }

  writeInt8(value: number, offset = 0): number {
    this.#bytes(offset, 1).setInt8(0, value);
    return offset + 1;
  }

  writeUInt16LE(value: number, offset = 0): number {
    this.#bytes(offset, 2).setUint16(0, value, true);
    return offset + 2;
  }

  writeUInt16BE(value: number, offset = 0): number {
    this.#bytes(offset, 2).setUint16(0, value);
    return offset + 2;
  }

  writeUInt32LE(value: number, offset = 0): number {
    this.#bytes(offset, 4).setUint32(0, value, true);
    return offset + 4;
  }

  writeUInt32BE(value: number, offset = 0): number {
    this.#bytes(offset, 4).setUint32(0, value);
    return offset + 4;
  }

  writeInt32LE(value: number, offset = 0): number {
    this.#bytes(offset, 4).setInt32(0, value, true);
    return offset + 4;
  }

  writeInt32BE(value: number, offset = 0): number {
    this.#bytes(offset, 4).setInt32(0, value);
    return offset + 4;
  }

  writeBigInt64LE(value: bigint, offset = 0): number {
    this.#bytes(offset, 8).setBigInt64(0, value, true);
    return offset + 8;
  }

  writeBigUInt64LE(value: bigint, offset = 0): number {
    this.#bytes(offset, 8).setBigUint64(0, value, true);
    return offset + 8;
  }

  writeDoubleLE(value: number, offset = 0): number {
    this.#bytes(offset, 8).setFloat64(0, value, true);
    return offset + 8;
  }

  writeFloatLE(value: number, offset = 0): number {
    this.#bytes(offset, 4).setFloat32(0, value, true);
    return offset + 4;
  }
}

export const constants = { MAX_LENGTH: 0x7f_ff_ff_ff, MAX_STRING_LENGTH: 0x1f_ff_ff_e8 } as const;
export const kMaxLength = constants.MAX_LENGTH;
export default { Buffer, constants, kMaxLength };
