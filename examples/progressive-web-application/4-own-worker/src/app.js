const list = document.createElement('p');
list.textContent = 'High water at 6:12 and 18:37';
document.body.append(list);

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  await navigator.serviceWorker.register(
    /* webpackEntryOptions: { filename: 'service-worker.js' } */
    new URL('./service-worker.js', import.meta.url),
  );
}
