export function define(name, element) {
  const known = customElements.get(name);
  if (!known) {
    customElements.define(name, element);
    return;
  }

  for (const key of Reflect.ownKeys(element.prototype)) {
    if (key === 'constructor') continue;
    const property = Object.getOwnPropertyDescriptor(element.prototype, key);
    Object.defineProperty(known.prototype, key, property);
  }
  for (const instance of document.querySelectorAll(name)) instance.connectedCallback?.();
}
