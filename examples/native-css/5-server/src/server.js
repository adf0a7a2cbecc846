import { view } from './view.js';

export function render() {
  return `<!doctype html>
<title>Garden plan</title>
<style>${__webpack_css_server_styles__}</style>
<div id="root">${view()}</div>
<script src="client.js"></script>`;
}
