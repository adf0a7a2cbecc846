const list = document.createElement('p');
list.textContent = 'High water at 6:12 and 18:37';
document.body.append(list);

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  window.addEventListener('load', async () => {
    try {
      await navigator.serviceWorker.register('service-worker.js');
    } catch (error) {
      console.warn('The page will not work offline', error);
    }
  });
}
