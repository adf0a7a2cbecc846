/**
 * The entry of the browser scripts in a build. It runs what all pages need in several tasks, and Docusaurus's own entry
 * last; a single task would block a phone for a third of a second. All of it is in one file. See
 * `decisions/012-entry-in-steps.md`.
 */

/** Lets the browser paint and handle input before the next part. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}

// In the order in which Docusaurus imports them, since styles follow the import order.
const parts: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@docusaurus/Head'),
  () => import(/* webpackMode: "eager" */ '@docusaurus/router'),
  () => import(/* webpackMode: "eager" */ '@generated/client-modules'),
  () => import(/* webpackMode: "eager" */ '@generated/routes'),
  () => import(/* webpackMode: "eager" */ '@theme/Layout'),
  () => import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry.js'),
];

async function run(): Promise<void> {
  for (const part of parts) {
    await part();
    await nextTask();
  }
}

void run();

export {};
