/**
 * The entry of the browser's scripts: it runs the parts that all pages need one after the other, as tasks of their
 * own, and Docusaurus's own entry last. In one task they would keep a slow phone from answering for a fifth of a
 * second. The parts are in the same file; only the time when they run is another.
 */

/** Lets the browser draw and answer before the next part. */
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

// The order of the parts is that in which Docusaurus imports them, since styles keep the order of imports.
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
