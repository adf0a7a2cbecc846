const button = document.querySelector('button');
const status = document.querySelector('[role=status]');

button.addEventListener('click', async () => {
  button.disabled = true;
  status.textContent = 'Loading…';
  try {
    const { suggest } = await import('./palette.js');
    status.textContent = suggest();
  } catch {
    status.textContent = 'That did not work. Try again.';
  }
  button.disabled = false;
});
