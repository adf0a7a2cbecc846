import { copyText } from '../client/copy-text.ts';
import { writeToClipboard } from '../client/clipboard.ts';
import { label } from './labels.ts';
import { whenNearWindow } from './near-window.ts';

/** How long the button shows that it has copied, in milliseconds. */
const confirmationTime = 1500;

const icons = {
  copy: 'M19,21H8V7H19M19,5H8A2,2 0 0,0 6,7V21A2,2 0 0,0 8,23H19A2,2 0 0,0 21,21V7A2,2 0 0,0 19,5M16,1H4A2,2 0 0,0 2,3V17H4V3H16V1Z',
  done: 'M21,7L9,19L3.5,13.5L4.91,12.09L9,16.17L19.59,5.59L21,7Z',
  open: 'M14,3V5H17.59L7.76,14.83L9.17,16.24L19,6.41V10H21V3M19,19H5V5H12V3H5C3.89,3 3,3.9 3,5V19A2,2 0 0,0 5,21H19A2,2 0 0,0 21,19V12H19V19Z',
  wrap: 'M4 19h6v-2H4v2zM20 5H4v2h16V5zm-3 6H4v2h13.25c1.1 0 2 .9 2 2s-.9 2-2 2H15v-2l-3 3l3 3v-2h2c2.21 0 4-1.79 4-4s-1.79-4-4-4z',
} as const;

function show(button: HTMLElement, icon: keyof typeof icons, name: string): void {
  const namespace = 'http://www.w3.org/2000/svg';
  const svg = document.createElementNS(namespace, 'svg');
  const path = document.createElementNS(namespace, 'path');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  path.setAttribute('fill', 'currentColor');
  path.setAttribute('d', icons[icon]);
  svg.append(path);
  button.replaceChildren(svg);
  button.setAttribute('aria-label', name);
  button.title = name;
}

function makeButton(): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'clean-btn';
  return button;
}

function copyButton(code: HTMLElement, language: string): HTMLButtonElement {
  const button = makeButton();
  let timer: number | undefined;
  const rest = () => {
    show(button, 'copy', label('copy'));
  };
  const copy = async () => {
    await writeToClipboard(copyText(code.textContent, language));
    show(button, 'done', label('copied'));
    window.clearTimeout(timer);
    timer = window.setTimeout(rest, confirmationTime);
  };
  rest();
  button.addEventListener('click', () => void copy());
  return button;
}

function wrapButton(block: HTMLElement, code: HTMLElement): HTMLButtonElement {
  const button = makeButton();
  show(button, 'wrap', label('wrap'));
  let isWrapped = code.style.whiteSpace !== '';
  const update = () => {
    button.setAttribute('aria-pressed', String(isWrapped));
    button.hidden = !isWrapped && block.scrollWidth <= block.clientWidth;
  };
  button.addEventListener('click', () => {
    isWrapped = !isWrapped;
    code.style.whiteSpace = isWrapped ? 'pre-wrap' : '';
    // Breaks the longest words too, so nothing scrolls.
    code.style.overflowWrap = isWrapped ? 'anywhere' : '';
    update();
  });
  new ResizeObserver(update).observe(block);
  update();
  return button;
}

/**
 * Link to the playground. On click, `src/client/open-sample` makes a project from the code blocks of the page; if that
 * script hasn't loaded, it is a plain link.
 */
function playgroundLink(): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = label('playgroundAddress');
  link.dataset.opens = '';
  show(link, 'open', label('playground'));
  return link;
}

/** The buttons of a code block. */
export class CodeTools extends HTMLElement {
  connectedCallback(): void {
    // HTML that was shown before is inserted again with its old buttons, which no longer have listeners.
    this.replaceChildren();
    if (!this.parentElement) return;
    whenNearWindow(this.parentElement, () => {
      this.#fill();
    });
  }

  #fill(): void {
    const block = this.parentElement?.querySelector('pre');
    const code = block?.querySelector('code');
    if (!block || !code) return;
    const tools: HTMLElement[] = [wrapButton(block, code)];
    if (this.dataset.playground !== undefined) tools.push(playgroundLink());
    this.replaceChildren(...tools, copyButton(code, this.dataset.language ?? ''));
  }
}
