import { defaultSchema, type Schema } from 'hast-util-sanitize';

/**
 * The HTML that a README may become: GitHub's own list, without anything that loads a file.
 *
 * Ids keep their names (`clobberPrefix`), because they are addresses that other sites link to.
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

/** The HTML of a finished page: as above, but every address is a secure one and no image is left. */
export const pageSchema: Schema = {
  ...readmeSchema,
  protocols: { href: ['https', 'mailto'] },
  tagNames: (readmeSchema.tagNames ?? []).filter((name) => name !== 'img' && name !== 'input'),
};
