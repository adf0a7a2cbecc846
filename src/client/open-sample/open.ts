/** Opens what a page shows in the playground. */
import { translate } from '@docusaurus/Translate';
import { encodeProject } from '../../playground/share.ts';
import { sampleProject } from '../../playground/samples.ts';
import type { SampleBlock } from '../../playground/samples.ts';
import { copyText } from '../copy-text.ts';

/** A code block on the page, with the title above it. */
function readBlock(tools: HTMLElement): SampleBlock {
  const block = tools.parentElement;
  const language = tools.dataset.language ?? '';
  const code = block?.querySelector('pre code')?.textContent ?? '';
  const title = block?.querySelector(':scope > :not(pre, code-tools)')?.textContent;
  return { language, title: title ?? undefined, code: copyText(code, language) };
}

/**
 * The URL hash that opens a sample.
 *
 * @param link link next to the sample's code
 * @throws Error if the blocks of the page aren't a project
 */
async function hashOfSample(link: HTMLElement): Promise<string> {
  const tools = [...document.querySelectorAll<HTMLElement>('code-tools')];
  const index = tools.findIndex((one) => one.contains(link));
  const project = sampleProject(tools.map(readBlock), index);
  if (project === undefined) throw new Error("The sample isn't a project.");
  return encodeProject(project);
}

/**
 * The URL hash that opens a step of a guide.
 *
 * @param link link in the list of the step's files
 * @throws Error if a file of the step can't be loaded
 */
async function hashOfStep(link: HTMLElement): Promise<string> {
  const list = link.closest('[data-step]')?.querySelectorAll<HTMLAnchorElement>('ul a[href]') ?? [];
  const files = await Promise.all(
    [...list].map(async (one) => {
      const response = await fetch(one.href);
      if (!response.ok) throw new Error(`${one.href}: ${response.status}`);
      return { path: one.textContent, content: await response.text() };
    }),
  );
  return encodeProject({ files });
}

/** Shows on the link that the playground couldn't be opened. */
function fail(link: HTMLAnchorElement): void {
  const text = translate({
    id: 'portal.code.playgroundFailed',
    message: "The sample couldn't be opened in the playground.",
  });
  link.title = text;
  if (link.hasAttribute('aria-label')) link.setAttribute('aria-label', text);
  else link.textContent = text;
}

/**
 * Opens the project of a link.
 *
 * @param link with `data-opens`, which is `step` in the list of a step's files
 * @param event the click, whose modifier keys and button determine where to open it
 */
export async function open(link: HTMLAnchorElement, event: MouseEvent): Promise<void> {
  try {
    const hash = await (link.dataset.opens === 'step' ? hashOfStep : hashOfSample)(link);
    const address = new URL(`#${hash}`, link.href).href;
    const inNewTab = event.ctrlKey || event.metaKey || event.shiftKey || event.button === 1;
    if (inNewTab) window.open(address, '_blank', 'noopener');
    else window.location.assign(address);
  } catch {
    fail(link);
  }
}
