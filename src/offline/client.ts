/**
 * Starts offline reading. Every page loads this part with its main script, so it only registers listeners; the rest
 * loads when the page has loaded and the browser is idle.
 */
import siteConfig from '@generated/docusaurus.config';
import { whenIdle } from './idle.ts';

/** Undefined if the browser has no service workers, or throws when the page accesses them. */
function workers(): ServiceWorkerContainer | undefined {
  try {
    return 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
  } catch {
    return undefined;
  }
}

function reloadOnUpdate(container: ServiceWorkerContainer): void {
  let isControlled = container.controller !== null;
  let isReloading = false;
  let isPrinting = false;
  window.addEventListener('beforeprint', () => {
    isPrinting = true;
  });
  window.addEventListener('afterprint', () => {
    isPrinting = false;
  });
  container.addEventListener('controllerchange', () => {
    // The first worker doesn't change anything the reader sees.
    const isUpdate = isControlled;
    isControlled = true;
    if (!isUpdate || isReloading) return;
    isReloading = true;
    void import('./reload.ts').then(({ reloadWhenFree }) => {
      reloadWhenFree({
        isPrinting: () => isPrinting,
        reload: () => {
          window.location.reload();
        },
      });
    });
  });
}

function register(container: ServiceWorkerContainer): void {
  whenIdle(() => {
    import('./registration.ts')
      .then(({ startOffline }) =>
        startOffline(container, process.env.PWA_SERVICE_WORKER_URL ?? '', siteConfig.baseUrl),
      )
      .catch((error: unknown) => {
        // Offline reading is optional; online readers don't miss anything.
        // eslint-disable-next-line no-console -- only here can people who run the site see why
        console.warn('Pages are not kept for offline reading:', error);
      });
  });
}

if (typeof window !== 'undefined') {
  const container = workers();
  if (container !== undefined) {
    reloadOnUpdate(container);
    const begin = () => {
      register(container);
    };
    if (document.readyState === 'complete') begin();
    else window.addEventListener('load', begin, { once: true });
  }
}
