export const randomUUID = () => globalThis.crypto.randomUUID();
