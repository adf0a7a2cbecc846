import { describe, expect, it } from 'vitest';
import { prefersMarkdown } from '../../../src/hosting/accept.ts';
import { acceptHeaders } from '../../support/accept-headers.ts';

describe('prefersMarkdown', () => {
  it.each(acceptHeaders)('for "%s" is %s', (accept, isMarkdown) => {
    expect(prefersMarkdown(accept)).toBe(isMarkdown);
  });

  it('is false without a header', () => {
    expect(prefersMarkdown(undefined)).toBe(false);
  });
});
