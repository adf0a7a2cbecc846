import type { ComponentType, ReactNode } from 'react';
import { useEffect, useMemo, useRef } from 'react';
import { MDXProvider } from '@mdx-js/react';
import Head from '@docusaurus/Head';
import Translate, { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { PropDocContent } from '@docusaurus/plugin-content-docs';
import { DocProvider } from '@docusaurus/plugin-content-docs/client';
import { PageMetadata } from '@docusaurus/theme-common';
import content from '@portal/printable-content';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type { PrintableSection as Section } from '../../content/plugin-data.ts';
import { locales } from '../../site/locales.ts';
import { mainId } from '../../site/main-id.ts';
import { printableTitle } from '../../site/site.ts';
import { archiveName, sizePlaceholder, singleFilePath } from '../../content/single-file.ts';
import { useCurrentLocale, usePageLanguage } from '../hooks/use-page-language.ts';
import { sectionTitle } from '../section-title.ts';
import PackageHeader from '../PackageHeader/index.tsx';
import { useSiteFacts } from '../StructuredData/index.tsx';
import { usePrintComponents } from './components.tsx';
import { pagePrefix, scopedHref } from '../../content/print-scope.ts';
// The text is only rendered on the server; the styles of elements that only some pages have are imported here.
import '../CommandFlags/styles.module.css';
import '../Coverage/styles.module.css';
import '../TranslationStatus/styles.module.css';
import '../diagrams/styles.module.css';
import styles from './styles.module.css';

interface PrintedPageProps {
  readonly url: string;
  readonly title: string;
  readonly pages: ReadonlySet<string>;
  readonly content: PropDocContent;
}

function PrintedPage({ url, title, pages, content: page }: PrintedPageProps): ReactNode {
  const prefix = pagePrefix(url);
  const scope = useMemo(() => ({ prefix, pages }), [prefix, pages]);
  const components = usePrintComponents(scope);
  const Content = page as ComponentType;
  const language = usePageLanguage(page.metadata);
  const foreign = language.locale !== useCurrentLocale() && {
    lang: locales[language.locale].htmlLang,
  };
  return (
    <DocProvider content={page}>
      <article className={styles.page} {...foreign}>
        <Heading as="h2" id={prefix}>
          {title}
        </Heading>
        <PackageHeader mapHref={(href) => scopedHref(href, scope)} />
        <MDXProvider components={components as never}>
          <Content />
        </MDXProvider>
      </article>
    </DocProvider>
  );
}

function PrintedPages({ section }: { readonly section: Section }): ReactNode {
  const modules = content?.[section.id] ?? [];
  const pages = new Set(section.pages.map(({ url }) => url));
  return section.pages.map((page, index) => {
    const module = modules[index];
    if (module === undefined) {
      throw new Error(`The printable section ${section.id} has no content for ${page.url}`);
    }
    // A namespace object isn't a component; the page's own exports describe it.
    const pageContent = Object.assign(
      (props: object) => <module.default {...props} />,
      module,
    ) as unknown as PropDocContent;
    return <PrintedPage key={page.url} {...page} pages={pages} content={pageContent} />;
  });
}

/**
 * The text of all pages. It is only in the server's HTML: the browser keeps that HTML instead of loading the compiled
 * pages of a whole section. If a reader arrives by client-side navigation, the document is reloaded.
 */
function ServerContent({ section }: { readonly section: Section }): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (ref.current?.childElementCount === 0) window.location.reload();
  }, []);
  if (content) {
    return (
      <div ref={ref}>
        <PrintedPages section={section} />
      </div>
    );
  }
  return <div ref={ref} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}

interface DownloadProps {
  /** Path of the file without the site's base URL. */
  readonly file: string;
  readonly children: ReactNode;
}

/** A download link; the build replaces the placeholder from the server with the file's size. */
function Download({ file, children }: DownloadProps): ReactNode {
  return (
    <a className={styles.download} href={useBaseUrl(file)} download>
      <span className={styles.label}>{children}</span>{' '}
      <span className={styles.size} suppressHydrationWarning>
        {content ? sizePlaceholder(file) : ''}
      </span>
    </a>
  );
}

/** The source of the document, which matters only outside the site, and ways to save it. */
function Source({ section }: { readonly section: Section }): ReactNode {
  const { url } = useSiteFacts();
  const { currentLocale } = useDocusaurusContext().i18n;
  return (
    <>
      <p className={styles.source} data-saved-source>{`${url}${section.id}/`}</p>
      <div className={styles.actions} data-not-saved>
        <button
          type="button"
          className={`button button--secondary button--outline ${styles.print ?? ''}`}
          onClick={() => {
            window.print();
          }}
        >
          <Translate id="portal.page.print">Print this page</Translate>
        </button>
        <Download file={singleFilePath(section.id)}>
          <Translate id="portal.printable.saveSection">Save this section as one file</Translate>
        </Download>
        <Download file={`/${archiveName(currentLocale)}`}>
          <Translate id="portal.printable.saveAll">Save all sections as an archive</Translate>
        </Download>
      </div>
    </>
  );
}

/** One document with all pages of a section, for printing and for offline reading. */
export default function PrintableSection({ section }: { readonly section: Section }): ReactNode {
  return (
    <>
      <PageMetadata title={translate({ id: 'portal.printable.title', message: printableTitle })} />
      <Head>
        <meta name="robots" content="noindex,nofollow" />
      </Head>
      <Layout>
        <main id={mainId} className={`container ${styles.document ?? ''}`}>
          <div className="markdown">
            <Heading as="h1">{sectionTitle(section.id)}</Heading>
            <Source section={section} />
            <nav
              className={styles.contents}
              aria-label={translate({ id: 'portal.printable.contents', message: 'Contents' })}
            >
              <p>
                <Translate id="portal.printable.intro">
                  Every page of this section in one document:
                </Translate>
              </p>
              <ol>
                {section.pages.map(({ url, title }) => (
                  <li key={url}>
                    <a href={`#${pagePrefix(url)}`}>{title}</a>
                  </li>
                ))}
              </ol>
            </nav>
            <ServerContent section={section} />
          </div>
        </main>
      </Layout>
    </>
  );
}
