import { createElement } from 'react';
import type { ComponentProps, ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import DocusaurusLink from '@docusaurus/core/lib/client/exports/Link.js';
import OwnLink from '../../../src/plugins/page-weight/link.tsx';

const { baseUrl } = vi.hoisted(() => ({ baseUrl: '/ko/' }));

const context = vi.hoisted(() => ({
  default: () => ({
    siteConfig: {
      baseUrl: '/ko/',
      url: 'https://example.org',
      trailingSlash: true,
      future: { experimental_router: 'browser' },
    },
  }),
}));

vi.mock('@docusaurus/useDocusaurusContext', () => context);
vi.mock('@docusaurus/core/lib/client/preload.js', () => ({ default: () => Promise.resolve() }));

type Props = ComponentProps<'a'> & { readonly to?: string; readonly autoAddBaseUrl?: boolean };

function html(link: unknown, props: Props): string {
  const element = createElement(link as ComponentType<Props>, props, 'text');
  const page = createElement(MemoryRouter, undefined, element);
  // Docusaurus marks its links for its own tests.
  return renderToStaticMarkup(page).replace(/ data-test-link-type="[^"]*"/u, '');
}

describe('the link of the browser', () => {
  it.each<Props>([
    { to: '/guides/caching/' },
    { to: '/guides/caching' },
    { href: '/guides/caching/#an-id' },
    { to: '/search/?q=a%20b' },
    { to: `${baseUrl}guides/` },
    { to: '/guides/', autoAddBaseUrl: false },
    { href: '#here' },
    { href: 'https://example.com/a' },
    { href: 'mailto:a@example.com' },
    { to: 'pathname:///archive.zip' },
    { to: '/guides/', target: '_blank' },
    { to: '/guides/', className: 'button', 'aria-current': 'page', lang: 'en' },
    {},
  ])('has the HTML of the server for %j', (props) => {
    const own = html(OwnLink, props);
    expect(own).toContain('text</a>');
    expect(own).toBe(html(DocusaurusLink, props));
  });
});
