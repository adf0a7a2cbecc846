/** Node.js modules that the playground doesn't need: they can be loaded, and throw an explanation if called. */

function unavailable(): never {
  throw new Error('This part of Node.js is not available in the playground');
}

const known: Readonly<Record<string | symbol, unknown>> = { constants: {}, __esModule: undefined };

const anything: unknown = new Proxy(known, {
  get: (target, name) => (name in target ? target[name] : unavailable),
});

export { anything as default, anything as 'module.exports' };
