const worker = new Worker(new URL('./worker.js', import.meta.url));

worker.addEventListener('message', ({ data }) => {
  document.querySelector('output').textContent = `${data} primes`;
  worker.terminate();
});

worker.addEventListener('error', ({ message }) => {
  document.querySelector('output').textContent = `Failed: ${message}`;
});

worker.postMessage({ limit: 10_000 });
