import { describe, expect, it } from 'vitest';
import {
  headingText,
  registerHeadings,
  registeredAnchors,
} from '../../../src/client/registered-anchors.ts';

describe('registeredAnchors', () => {
  it('has the headings of level 2 and 3 of a loaded page, as text', () => {
    registerHeadings('/concepts', [
      { value: 'The <code>entry</code> &amp; more', id: 'entry', level: 2 },
      { value: 'Deep', id: 'deep', level: 3 },
      { value: 'Too deep', id: 'too-deep', level: 4 },
    ]);
    const anchors = registeredAnchors('/concepts/');
    expect(anchors).toEqual([
      { title: 'The entry & more', id: 'entry', level: 2 },
      { title: 'Deep', id: 'deep', level: 3 },
    ]);
    expect(registeredAnchors('/concepts/')).toBe(anchors);
    expect(registeredAnchors('/guides/')).toBeUndefined();
  });

  it('reads character references once', () => {
    expect(headingText('&lt;a&gt; &#39;b&#x27; &quot;c&quot; &amp;lt; &unknown;')).toBe(
      '<a> \'b\' "c" &lt; &unknown;',
    );
  });
});
