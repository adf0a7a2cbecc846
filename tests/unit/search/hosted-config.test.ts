import { expect, it } from 'vitest';
import * as theme from '@docusaurus/theme-search-algolia';
import { hostedSearchOf } from '../../../src/search/hosted-config.ts';

const algolia = { appId: 'APP1', apiKey: 'search-only', indexName: 'webpack' };

interface Schema {
  readonly validate: (value: unknown) => { readonly value: object; readonly error?: Error };
}

/** What the types of the theme leave out. */
const { validateThemeConfig } = theme as unknown as {
  readonly validateThemeConfig: (args: {
    readonly validate: (schema: Schema, value: unknown) => object;
    readonly themeConfig: object;
  }) => object;
};

/** A configuration as the installed theme checks and completes it. */
function checked(settings: object): object {
  return validateThemeConfig({
    validate: (schema, value) => {
      const { error, value: valid } = schema.validate(value);
      if (error) throw error;
      return valid;
    },
    themeConfig: { algolia: settings },
  });
}

it('takes what the theme has checked, and asks for answers in the language of the site', () => {
  expect(hostedSearchOf(checked(algolia), 'ko')).toEqual({
    ...algolia,
    facetFilters: ['language:ko'],
  });
});

it('keeps the filters of the configuration, and leaves out the language where the theme is told so', () => {
  const settings = {
    ...algolia,
    contextualSearch: false,
    searchParameters: { facetFilters: ['type:content', ['version:5', 'version:4']] },
  };
  expect(hostedSearchOf(checked(settings), 'ko')?.facetFilters).toEqual([
    'type:content',
    ['version:5', 'version:4'],
  ]);
});

it('leaves the search to the own index without settings', () => {
  expect(hostedSearchOf({}, 'en')).toBeUndefined();
});
