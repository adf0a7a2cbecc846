import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import data from '@generated/home/default/walkthrough.json';
import CodeBlock from '@theme/CodeBlock';
import Heading from '@theme/Heading';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import styles from './styles.module.css';

/** Commands by package manager; the choice is shared with the tabs in the guides. */
const installCommands = [
  { value: 'npm', label: 'npm', command: 'npm install --save-dev webpack webpack-cli' },
  { value: 'yarn', label: 'Yarn', command: 'yarn add --dev webpack webpack-cli' },
  { value: 'pnpm', label: 'pnpm', command: 'pnpm add --save-dev webpack webpack-cli' },
  { value: 'bun', label: 'Bun', command: 'bun add --dev webpack webpack-cli' },
] as const;

function Install(): ReactNode {
  return (
    <section className={styles.install} aria-labelledby="install">
      <div>
        <Heading as="h2" id="install" className={styles.heading}>
          {translate({ id: 'portal.walkthrough.install', message: 'Install' })}
        </Heading>
        <p className={styles.text}>
          <Translate id="portal.walkthrough.install.text">
            {
              'Add webpack and its command line to your project. Scripts, styles, pages and images need nothing else.'
            }
          </Translate>
        </p>
      </div>
      <Tabs groupId="npm2yarn">
        {installCommands.map(({ value, label, command }) => (
          <TabItem key={value} value={value} label={label}>
            <CodeBlock language="bash">{command}</CodeBlock>
          </TabItem>
        ))}
      </Tabs>
    </section>
  );
}

/** From an empty folder to a built page: the files of a project that the tests build, and its output. */
export default function Walkthrough(): ReactNode {
  return (
    <div className={styles.walkthrough}>
      <Install />
      <div className={styles.columns}>
        <section aria-labelledby="write-your-code">
          <Heading as="h2" id="write-your-code" className={styles.heading}>
            {translate({ id: 'portal.walkthrough.write', message: 'Write your code' })}
          </Heading>
          <p className={styles.text}>
            <Translate id="portal.walkthrough.write.text">
              {
                'Begin with a page. It names a script and an image, the script imports what it needs, and that is the whole description of your application.'
              }
            </Translate>
          </p>
          {data.sources.map(({ path, language, text }) => (
            <CodeBlock key={path} language={language} title={path}>
              {text}
            </CodeBlock>
          ))}
        </section>
        <section aria-labelledby="bundle-it">
          <Heading as="h2" id="bundle-it" className={styles.heading}>
            {translate({ id: 'portal.walkthrough.bundle', message: 'Bundle it' })}
          </Heading>
          <p className={styles.text}>
            <Translate id="portal.walkthrough.bundle.text">
              {
                'One command, without a configuration file. Both scripts become one statement, since webpack works out what they do, and the function that is never called is gone.'
              }
            </Translate>
          </p>
          <CodeBlock language="bash">{data.command}</CodeBlock>
          <div className={styles.results}>
            {data.results.map(({ path, language, text }) => (
              <CodeBlock key={path} language={language} title={path}>
                {text}
              </CodeBlock>
            ))}
          </div>
          <details className={styles.printed} open>
            <summary>
              <Translate id="portal.walkthrough.printed">What webpack prints</Translate>
            </summary>
            <CodeBlock language="text">{data.printed}</CodeBlock>
          </details>
          <p className={styles.next}>
            <Translate
              id="portal.walkthrough.next"
              values={{
                guide: (
                  <Link to="/guides/getting-started/">
                    <Translate id="portal.walkthrough.guide">Getting Started</Translate>
                  </Link>
                ),
              }}
            >
              {
                '{guide} goes on from here: a configuration file, scripts, and names for production.'
              }
            </Translate>
          </p>
        </section>
      </div>
    </div>
  );
}
