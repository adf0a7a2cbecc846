/**
 * Starts offline reading. This is the part that every page loads with its main script, so it only listens; the
 * rest comes when the page has loaded and the browser has nothing else to do.
 */
import siteConfig from '@generated/docusaurus.config';
import { whenIdle } from './idle.ts';

/** Undefined where the browser has no workers, or keeps them from the page by throwing. */
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
    // The first worker changes nothing of what the reader sees.
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
        // Offline reading is an addition; whoever reads online misses nothing.
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
