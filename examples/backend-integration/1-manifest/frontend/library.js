import './library.css';

const buttons = document.querySelectorAll('button[data-tool]');
for (const button of buttons) {
  button.addEventListener('click', async () => {
    const { reserve } = await import(/* webpackChunkName: "reserve" */ './reserve.js');
    await reserve(button);
  });
}

document.querySelector('output').textContent = `You can reserve ${buttons.length} tools.`;
