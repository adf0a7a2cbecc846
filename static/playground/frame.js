// @ts-nocheck -- Half of it replaces properties of the browser, whose types say that they can't be.
/**
 * Runs what the playground has built. This frame has an origin of its own and a policy without any network, so the
 * files of the build aren't at addresses: they become blobs, and whatever asks for one of them gets its blob.
 */
(() => {
  'use strict';

  const { parent } = window;
  /** Where the files seem to be. The name is reserved, so it can belong to nobody. */
  const origin = 'https://preview.invalid/';
  const folder = new URL('.', document.URL).href;
  const blobs = new Map();
  const names = new Map();
  let files = {};

  const types = {
    css: 'text/css',
    html: 'text/html',
    js: 'text/javascript',
    json: 'application/json',
    mjs: 'text/javascript',
    png: 'image/png',
    svg: 'image/svg+xml',
    wasm: 'application/wasm',
    webp: 'image/webp',
    woff2: 'font/woff2',
  };

  const say = (level, parts) => {
    const text = parts
      .map((part) => {
        if (typeof part === 'string') return part;
        if (part instanceof Error) return part.stack ?? String(part);
        try {
          return JSON.stringify(part, undefined, 2) ?? String(part);
        } catch {
          return String(part);
        }
      })
      .join(' ');
    parent.postMessage({ type: 'line', level, text }, '*');
  };
  for (const level of ['debug', 'log', 'info', 'warn', 'error']) {
    console[level] = (...parts) => say(level, parts);
  }
  addEventListener('error', ({ message, error }) => say('error', [error ?? message]));
  addEventListener('unhandledrejection', ({ reason }) => say('error', [reason]));
  addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective }) => {
    say('error', [`The preview has no network: ${effectiveDirective} ${blockedURI}`]);
  });

  /** Path of the file that an address means, if the build has it. */
  const pathOf = (address, base = origin) => {
    let url;
    try {
      url = new URL(names.get(base) ? origin + names.get(base) : base);
      url = new URL(String(address), url.protocol === 'https:' ? url : origin);
    } catch {
      return undefined;
    }
    let path;
    if (url.origin === new URL(origin).origin) {
      path = decodeURIComponent(url.pathname).replace(/^\/+/u, '');
    } else if (url.href.startsWith(folder)) {
      // Relative to the address of this frame, as `document.baseURI` has it.
      path = decodeURIComponent(url.href.slice(folder.length));
    } else if (url.protocol === 'blob:') {
      // Where webpack takes the folder of the address of a blob.
      path = url.pathname.replace(/^null\//u, '');
    } else {
      return undefined;
    }
    return Object.hasOwn(files, path) ? path : undefined;
  };

  const textOf = (path) => new TextDecoder().decode(files[path]);

  /** Addresses in a text, replaced where a file of the build is meant. */
  const replaced = (text, pattern, path) =>
    text.replace(pattern, (whole, before, address, after) => {
      const found = pathOf(address, origin + path);
      return found === undefined ? whole : before + blobOf(found) + after;
    });

  const contentOf = (path, ending) => {
    if (ending === 'css') {
      return replaced(textOf(path), /(url\(\s*["']?)([^"')\s]+)(["']?\s*\))/gu, path);
    }
    if (
      ending === 'mjs' ||
      (ending === 'js' && /^\s*(?:im|ex)port\b|\bexport\s*\{/mu.test(textOf(path)))
    ) {
      // Modules resolve against the address of their blob, which has no folders.
      return replaced(textOf(path), /((?:\bfrom|\bimport)\s*["'])(\.{1,2}\/[^"']+)(["'])/gu, path)
        .replaceAll('import.meta.url', JSON.stringify(origin + path))
        .replace(/\bimport\(/gu, `__playgroundImport(${JSON.stringify(path)},`);
    }
    return files[path];
  };

  const pending = new Set();
  const blobOf = (path) => {
    const known = blobs.get(path);
    if (known !== undefined) return known;
    // Two modules that import each other cannot both come first.
    if (pending.has(path)) return origin + path;
    pending.add(path);
    const ending = /\.(\w+)$/u.exec(path)?.[1] ?? '';
    const type = types[ending] ?? 'application/octet-stream';
    const address = URL.createObjectURL(new Blob([contentOf(path, ending)], { type }));
    pending.delete(path);
    blobs.set(path, address);
    names.set(address, path);
    return address;
  };

  const resolve = (address) => {
    const path = pathOf(address);
    return path === undefined ? address : blobOf(path);
  };

  window.__playgroundImport = (from, address, options) => {
    const path = pathOf(address, origin + from);
    return import(path === undefined ? address : blobOf(path), options);
  };

  /** What a script sees in a property is the address that it would have on a server. */
  for (const [type, name] of [
    [HTMLScriptElement, 'src'],
    [HTMLImageElement, 'src'],
    [HTMLLinkElement, 'href'],
  ]) {
    const { prototype } = type;
    const { get, set } = Object.getOwnPropertyDescriptor(prototype, name);
    Object.defineProperty(prototype, name, {
      configurable: true,
      enumerable: true,
      get() {
        const address = get.call(this);
        return names.has(address) ? origin + names.get(address) : address;
      },
      set(address) {
        set.call(this, resolve(address));
      },
    });
  }
  const setAttribute = Element.prototype.setAttribute;
  Element.prototype.setAttribute = function (name, value) {
    const isAddress = /^(?:src|href)$/iu.test(name) && !(this instanceof HTMLAnchorElement);
    setAttribute.call(this, name, isAddress ? resolve(value) : value);
  };

  const nativeFetch = window.fetch;
  window.fetch = (address, options) =>
    nativeFetch(
      typeof address === 'string' || address instanceof URL ? resolve(address) : address,
      options,
    );

  const NativeWorker = window.Worker;
  window.Worker = class extends NativeWorker {
    constructor(address, options) {
      const path = pathOf(address);
      if (path === undefined || options?.type === 'module') {
        super(resolve(address), options);
        return;
      }
      const scripts = Object.keys(files).filter((name) => /\.[cm]?js$/u.test(name));
      const table = JSON.stringify(Object.fromEntries(scripts.map((name) => [name, blobOf(name)])));
      const prelude = `(() => {
  const table = ${table};
  const load = self.importScripts;
  self.importScripts = (...all) => load.apply(self, all.map((one) => {
    const path = String(one).replace(/^(?:blob:)?(?:null|https:\\/\\/preview\\.invalid)\\//u, '').replace(/^\\//u, '');
    return table[path] ?? one;
  }));
})();
`;
      const blob = new Blob([prelude, files[path]], { type: 'text/javascript' });
      super(URL.createObjectURL(blob), options);
    }
  };

  const write = (html, path) => {
    const parsed = new DOMParser().parseFromString(html, 'text/html');
    for (const element of parsed.querySelectorAll('[src], link[href], image[href], use[href]')) {
      for (const name of ['src', 'href']) {
        const address = element.getAttribute(name);
        const found = address === null ? undefined : pathOf(address, origin + path);
        if (found !== undefined) setAttribute.call(element, name, blobOf(found));
      }
    }
    for (const element of parsed.querySelectorAll('[srcset]')) element.removeAttribute('srcset');
    for (const element of parsed.querySelectorAll('style')) {
      element.textContent = replaced(
        element.textContent,
        /(url\(\s*["']?)([^"')\s]+)(["']?\s*\))/gu,
        path,
      );
    }
    document.open();
    document.write(`<!doctype html>${parsed.documentElement.outerHTML}`);
    document.close();
  };

  addEventListener('message', ({ source, data }) => {
    if (source !== parent || data?.type !== 'run') return;
    files = data.files;
    if (data.page !== undefined) {
      write(textOf(data.page), data.page);
      return;
    }
    const tags = data.scripts.map((path) => {
      const isModule = path.endsWith('.mjs') || /\bexport\s*\{/u.test(textOf(path));
      return `<script ${isModule ? 'type="module"' : 'defer'} src="${encodeURI(path)}"></script>`;
    });
    write(
      `<meta charset="utf-8"><title>Preview</title>${tags.join('')}<body></body>`,
      'index.html',
    );
  });
  parent.postMessage({ type: 'ready' }, '*');
})();
