import type { HtmlTagObject } from '@docusaurus/types';
import { iconPath, icons } from '../../site/images.ts';
import { site } from '../../site/site.ts';

/** Lets browsers offer the site's search in their own search box. */
export const openSearchFile = 'opensearch.xml';

const title = `${site.name} documentation`;

/** @param base URL of the built language, with a trailing slash */
export function openSearchDescription(base: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${site.name}</ShortName>
  <Description>Search the ${title}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Image width="192" height="192" type="image/png">${base}${iconPath(icons.icon192)}</Image>
  <Url type="text/html" template="${base}search/?q={searchTerms}"/>
  <Url type="application/opensearchdescription+xml" rel="self" template="${base}${openSearchFile}"/>
</OpenSearchDescription>
`;
}

export function openSearchTag(baseUrl: string): HtmlTagObject {
  return {
    tagName: 'link',
    attributes: {
      rel: 'search',
      type: 'application/opensearchdescription+xml',
      title,
      href: `${baseUrl}${openSearchFile}`,
    },
  };
}
