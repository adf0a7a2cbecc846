import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import Admonition from '@theme/Admonition';
import type { DocFrontMatter, PackageFacts } from '../../content/front-matter.ts';
import styles from './styles.module.css';

function Disclaimer({ name, repository }: { name: string; repository: string }): ReactNode {
  return (
    <div role="note" className={styles.disclaimer}>
      <Translate
        id="portal.disclaimer.text"
        values={{
          label: (
            <strong>
              <Translate id="portal.disclaimer.label">Disclaimer:</Translate>
            </strong>
          ),
          name: <Link href={repository}>{name}</Link>,
        }}
      >
        {
          '{label} {name} is maintained by its community, outside the webpack repository. This page shows the README of the version below as published; report problems with the package to its authors.'
        }
      </Translate>
    </div>
  );
}

/** Maps a link target to its URL where the page is shown. */
type MapHref = (href: string) => string;

interface DeprecationBannerProps {
  readonly facts: PackageFacts;
  readonly mapHref: MapHref;
}

function DeprecationBanner({ facts, mapHref }: DeprecationBannerProps): ReactNode {
  const { replacement } = facts;
  const name = <code>{facts.name}</code>;
  return (
    <Admonition
      type="danger"
      title={translate({ id: 'portal.deprecated.title', message: 'Deprecated' })}
    >
      <p>
        {replacement === undefined ? (
          <Translate id="portal.deprecated.text" values={{ name }}>
            {'Do not add {name} to a new project.'}
          </Translate>
        ) : (
          <Translate
            id="portal.deprecated.replaced"
            values={{
              name,
              replacement: replacement.route ? (
                <Link to={mapHref(replacement.route)}>{replacement.text}</Link>
              ) : (
                replacement.text
              ),
            }}
          >
            {'Do not add {name} to a new project. Use {replacement} instead.'}
          </Translate>
        )}
      </p>
    </Admonition>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }): ReactNode {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Version, license, requirements and links of the package that a page documents. */
function FactCard({ facts, source }: { facts: PackageFacts; source: string }): ReactNode {
  return (
    <dl className={styles.card}>
      <Fact term={translate({ id: 'portal.package.version', message: 'Version' })}>
        <Link href={source}>{facts.version}</Link>
      </Fact>
      <Fact term={translate({ id: 'portal.package.license', message: 'License' })}>
        <Link to="/licenses/">{facts.license}</Link>
      </Fact>
      {facts.node !== null && (
        <Fact term="Node.js">
          <code>{facts.node}</code>
        </Fact>
      )}
      {facts.webpack !== null && (
        <Fact term="webpack">
          <code>{facts.webpack}</code>
        </Fact>
      )}
      <Fact term={translate({ id: 'portal.package.links', message: 'Links' })}>
        <ul className={styles.links}>
          <li>
            <Link href={facts.npm}>npm</Link>
          </li>
          <li>
            <Link href={facts.repository}>
              <Translate id="portal.package.repository">Repository</Translate>
            </Link>
          </li>
          <li>
            <Link href={facts.changelog}>
              <Translate id="portal.package.changelog">Changelog</Translate>
            </Link>
          </li>
        </ul>
      </Fact>
    </dl>
  );
}

interface PackageHeaderProps {
  /** In a printed section, maps links to other pages of the section to anchors in the document. */
  readonly mapHref?: MapHref;
}

/** Header of a page generated from a package's README; nothing on other pages. */
export default function PackageHeader({ mapHref = (href) => href }: PackageHeaderProps): ReactNode {
  const frontMatter = useDoc().frontMatter as Partial<DocFrontMatter>;
  const { package: facts, repo, source, thirdParty } = frontMatter;
  return (
    <>
      {facts?.deprecated === true && <DeprecationBanner facts={facts} mapHref={mapHref} />}
      {thirdParty === true && facts && (
        <Disclaimer name={facts.name} repository={repo ?? facts.repository} />
      )}
      {facts && <FactCard facts={facts} source={source ?? facts.repository} />}
    </>
  );
}
