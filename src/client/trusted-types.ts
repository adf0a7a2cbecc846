import { trustedTypesPolicies } from '../site/trusted-types.ts';

/** The part of the browser's API that is used here; TypeScript's library does not have it yet. */
interface PolicyFactory {
  createPolicy(
    name: string,
    rules: Readonly<
      Record<'createHTML' | 'createScript' | 'createScriptURL', (text: string) => string | null>
    >,
  ): { createHTML(html: string): unknown };
}

/** Whether a text is JSON of an object: as a script it does nothing, as HTML it has no element. */
function isData(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !text.includes('<');
  } catch {
    return false;
  }
}

/** Whether a file of this site is meant; the address of a blob has the site's origin as well. */
function isOwn({ protocol, origin }: URL): boolean {
  return protocol === window.location.protocol && origin === window.location.origin;
}

const factory =
  typeof window === 'undefined'
    ? undefined
    : (window as unknown as { trustedTypes?: PolicyFactory }).trustedTypes;

const refuse = (): null => null;

const html = factory?.createPolicy(trustedTypesPolicies.html, {
  createHTML: (text) => text,
  createScript: refuse,
  createScriptURL: refuse,
});

// Libraries that know nothing of Trusted Types empty an element, describe a page in JSON, or load a script of the
// site; none of this can run foreign code. Anything else is refused, which the browser reports as an error.
factory?.createPolicy(trustedTypesPolicies.fallback, {
  createHTML: (text) => (text === '' || isData(text) ? text : null),
  createScript: (text) => (isData(text) ? text : null),
  createScriptURL: (text) => (isOwn(new URL(text, document.baseURI)) ? text : null),
});

/**
 * Marks HTML as made by the portal itself, so that it may be put into the page where the browser enforces Trusted
 * Types. Never give it text that a reader, an address or another server had a hand in without escaping it.
 *
 * React sets the HTML again whenever it gets another object, so keep the result with `useMemo`.
 *
 * @returns an object that stands for the text in such a browser, the text itself elsewhere
 */
export function trustedHtml(text: string): string {
  return (html?.createHTML(text) ?? text) as string;
}
