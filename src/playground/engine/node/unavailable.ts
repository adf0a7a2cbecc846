/** Modules of Node.js that the playground has no use for: they load, and say so when something calls them. */

function unavailable(): never {
  throw new Error('This part of Node.js is not available in the playground');
}

const known: Readonly<Record<string | symbol, unknown>> = { constants: {}, __esModule: undefined };

const anything: unknown = new Proxy(known, {
  get: (target, name) => (name in target ? target[name] : unavailable),
});

export { anything as default, anything as 'module.exports' };
