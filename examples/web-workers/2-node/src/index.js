const worker = new Worker(new URL('./worker.js', import.meta.url), {
  workerData: { limit: 10_000 },
});

worker.on('message', (count) => console.log(`${count} primes`));
