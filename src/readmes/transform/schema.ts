import { defaultSchema, type Schema } from 'hast-util-sanitize';

/**
 * The HTML that a README may be converted to: GitHub's own list, without anything that loads a file.
 *
 * Ids aren't prefixed (`clobberPrefix`), because other sites link to them.
 */
export const readmeSchema: Schema = {
  ...defaultSchema,
  clobberPrefix: '',
  protocols: {
    ...defaultSchema.protocols,
    href: ['https', 'http', 'mailto'],
    src: ['https', 'http'],
  },
  tagNames: (defaultSchema.tagNames ?? []).filter(
    (name) => name !== 'picture' && name !== 'source',
  ),
};

/** The HTML of a finished page: as above, but every URL is secure and there are no images. */
export const pageSchema: Schema = {
  ...readmeSchema,
  protocols: { href: ['https', 'mailto'] },
  tagNames: (readmeSchema.tagNames ?? []).filter((name) => name !== 'img' && name !== 'input'),
};
