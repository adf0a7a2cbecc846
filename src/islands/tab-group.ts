import { nextTab } from './next-tab.ts';

function tabsOf(group: Element): HTMLElement[] {
  return [...group.querySelectorAll<HTMLElement>(':scope > [role=tablist] > [role=tab]')];
}

/** Shows the panel of a tab, if the group has that tab. */
function show(group: Element, value: string): void {
  const tabs = tabsOf(group);
  if (!tabs.some((tab) => tab.dataset.value === value)) return;
  for (const tab of tabs) {
    const isSelected = tab.dataset.value === value;
    tab.setAttribute('aria-selected', String(isSelected));
    tab.tabIndex = isSelected ? 0 : -1;
    tab.classList.toggle('tabs__item--active', isSelected);
    const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
    panel?.toggleAttribute('hidden', !isSelected);
  }
}

/** Docusaurus's own key, so readers keep their choices. */
const keyOf = (name: string) => `docusaurus.tab.${name}`;

function select(tab: HTMLElement): void {
  const group = tab.closest('tab-group');
  const { value } = tab.dataset;
  if (!(group instanceof HTMLElement) || value === undefined) return;
  tab.focus({ preventScroll: true });
  if (tab.getAttribute('aria-selected') === 'true') return;
  const before = tab.getBoundingClientRect().top;
  const { group: name } = group.dataset;
  show(group, value);
  if (name === undefined) return;
  for (const other of document.querySelectorAll(`tab-group[data-group="${CSS.escape(name)}"]`)) {
    show(other, value);
  }
  // Groups above with the same choice may change their height; the tab stays below the pointer.
  window.scrollBy({ top: tab.getBoundingClientRect().top - before, behavior: 'instant' });
  try {
    localStorage.setItem(keyOf(name), value);
  } catch {
    // Without storage, the choice holds for this page.
  }
}

const tabOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLElement>('tab-group [role=tab]') : null;

document.addEventListener('click', (event) => {
  const tab = tabOf(event);
  if (tab) select(tab);
});

document.addEventListener('keydown', (event) => {
  const tab = tabOf(event);
  const group = tab?.closest('tab-group');
  if (!tab || !group) return;
  const tabs = tabsOf(group);
  const next = nextTab(event.key, tabs.indexOf(tab), tabs.length);
  const target = next === undefined ? undefined : tabs[next];
  if (target === undefined) return;
  event.preventDefault();
  select(target);
});

/** Tabs and their panels. Groups with a name share the reader's choice and persist it. */
export class TabGroup extends HTMLElement {
  connectedCallback(): void {
    const { group: name } = this.dataset;
    if (name === undefined) return;
    try {
      show(this, localStorage.getItem(keyOf(name)) ?? '');
    } catch {
      // Falls back to the first tab.
    }
  }
}
