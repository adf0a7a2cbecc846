/** Node.js's `stream`: only the classes, because nothing in the playground uses streams. */
import EventEmitter from 'events';

class Stream extends EventEmitter {
  pipe(): never {
    throw new Error('Streams are not available in the playground');
  }

  destroy(): this {
    return this;
  }
}

export class Readable extends Stream {}
export class Writable extends Stream {}
export class Duplex extends Stream {}
export class Transform extends Stream {}
export class PassThrough extends Stream {}

export function pipeline(): never {
  throw new Error('Streams are not available in the playground');
}

/** @alias same behavior */
export const finished = pipeline;
export { Stream };
export default Object.assign(Stream, {
  Readable,
  Writable,
  Duplex,
  Transform,
  PassThrough,
  pipeline,
  finished,
});
