const button = document.querySelector('button');
const answer = document.querySelector('p');

async function plan() {
  const { readTrails } = await import(
    /* webpackChunkName: "trails", webpackPrefetch: true */ './trails.js'
  );
  const [{ name, km }] = readTrails();
  answer.textContent = `Take the ${name} trail, ${km} km`;
}

button.addEventListener('click', () => {
  plan().catch(() => {
    answer.textContent = 'The trails did not load. Are you connected?';
  });
});
