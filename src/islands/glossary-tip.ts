import { label } from './labels.ts';
import { shiftIntoView } from './shift-into-view.ts';

/**
 * The definition of a word: shown on hover, focus and touch, and closed with Escape, on leaving or by a touch
 * elsewhere. The word is a link to the glossary, which works without scripts.
 */
const tip = document.createElement('span');
tip.id = 'glossary-tip';
tip.className = 'glossaryTip';
tip.setAttribute('role', 'tooltip');

let open: HTMLElement | undefined;
let wasTouched = false;

/** The word that is the target of an event, including its tip. */
function rootOf(target: EventTarget | null): HTMLElement | undefined {
  const root = target instanceof Element ? target.closest('[data-definition]') : null;
  return root instanceof HTMLElement ? root : undefined;
}

function close(): void {
  open?.querySelector('a')?.removeAttribute('aria-describedby');
  tip.remove();
  open = undefined;
}

function show(root: HTMLElement): void {
  if (open === root) return;
  close();
  open = root;
  const hint = document.createElement('span');
  hint.textContent = label('glossary');
  tip.replaceChildren(`${root.dataset.definition ?? ''} `, hint);
  tip.style.removeProperty('translate');
  root.append(tip);
  root.querySelector('a')?.setAttribute('aria-describedby', tip.id);
  const { left, right } = tip.getBoundingClientRect();
  const shift = shiftIntoView({ left, right }, document.documentElement.clientWidth);
  tip.style.setProperty('translate', `${shift}px 0`);
}

document.addEventListener('pointerover', ({ pointerType, target }) => {
  if (pointerType !== 'mouse') return;
  const root = rootOf(target);
  if (root) show(root);
  else if (open && !open.contains(document.activeElement)) close();
});

document.addEventListener('pointerout', ({ pointerType, relatedTarget }) => {
  if (pointerType === 'mouse' && open && rootOf(relatedTarget) !== open) close();
});

document.addEventListener('pointerdown', ({ pointerType, target }) => {
  const root = rootOf(target);
  wasTouched = root !== undefined && pointerType !== 'mouse';
  if (open && root !== open) close();
});

document.addEventListener('focusin', ({ target }) => {
  const root = rootOf(target);
  // A touch also sets the focus; its click opens the tip.
  if (root && !wasTouched) show(root);
});

document.addEventListener('focusout', ({ relatedTarget }) => {
  if (open && rootOf(relatedTarget) !== open) close();
});

document.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') close();
});

// Runs before other click handlers: the first touch shows the definition, the second follows the link.
document.addEventListener(
  'click',
  (event) => {
    const root = rootOf(event.target);
    if (root && wasTouched && open !== root) {
      event.preventDefault();
      show(root);
    }
    wasTouched = false;
  },
  true,
);
