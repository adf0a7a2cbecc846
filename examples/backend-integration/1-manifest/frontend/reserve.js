export async function reserve(button) {
  const response = await fetch(`/api/tools/${button.dataset.tool}`, { method: 'POST' });
  button.textContent = response.ok ? 'Reserved' : 'Somebody was faster';
  button.disabled = true;
}
