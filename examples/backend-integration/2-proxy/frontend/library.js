import './library.css';

const buttons = document.querySelectorAll('button[data-tool]');
for (const button of buttons) {
  button.addEventListener('click', async () => {
    const { reserve } = await import(/* webpackChunkName: "reserve" */ './reserve.js');
    await reserve(button);
  });
}

const output = document.querySelector('output');
new WebSocket('/live').addEventListener('message', ({ data }) => {
  output.textContent = `You can reserve ${buttons.length} tools. ${data}`;
});
