import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import { Deprecated, Experimental } from '@site/src/components/Badge/index.tsx';
import ItemList from '@site/src/components/ItemList/index.tsx';
import styles from './styles.module.css';

/** Facts about an identifier, as `src/plugins/reference` writes them into pages. */
export interface SignatureProps {
  readonly type?: string;
  /** Default in development; the default in both modes where `production` is left out. */
  readonly development?: string;
  readonly production?: string;
  /** First version of webpack that has it. */
  readonly since?: string;
  /** Flags of the command line, separated by spaces. */
  readonly flags?: string;
  readonly deprecated?: boolean;
  readonly experimental?: boolean;
  /** Class of a hook. */
  readonly hook?: string;
  /** Whether the hook is one of a map, asked for by a key. */
  readonly isMap?: boolean;
  /** Names of the arguments that a tapped function receives, separated by spaces. */
  readonly args?: string;
  /** In the cell of a table. */
  readonly compact?: boolean;
}

/** Items of code, one after the other. */
function codes(text: string): ReactNode {
  return (
    <ItemList
      items={text.split(' ').map((item) => (
        <code key={item}>{item}</code>
      ))}
    />
  );
}

function Fact({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Default({ development, production }: Pick<SignatureProps, 'development' | 'production'>) {
  if (production === undefined) return <code>{development}</code>;
  return (
    <Translate
      id="portal.signature.defaults"
      values={{
        development: <code>{development}</code>,
        production: <code>{production}</code>,
      }}
    >
      {'{development} in development, {production} in production'}
    </Translate>
  );
}

/** Type, default, version, flags and state of what the heading or the row above it names. */
export default function Signature(props: SignatureProps): ReactNode {
  const { type, development, production, since, flags, hook, isMap, args, compact } = props;
  return (
    <dl
      className={clsx(styles.signature, compact && styles.compact)}
      data-signature={compact ? 'row' : 'heading'}
    >
      {type !== undefined && (
        <Fact name={<Translate id="portal.signature.type">Type</Translate>}>
          <code>{type}</code>
        </Fact>
      )}
      {hook !== undefined && (
        <Fact name={<Translate id="portal.signature.hook">Hook</Translate>}>
          <code>{isMap ? `HookMap<${hook}>` : hook}</code>
        </Fact>
      )}
      {args !== undefined && args !== '' && (
        <Fact name={<Translate id="portal.signature.arguments">Arguments</Translate>}>
          {codes(args)}
        </Fact>
      )}
      {development !== undefined && (
        <Fact name={<Translate id="portal.signature.default">Default</Translate>}>
          <Default development={development} {...(production !== undefined && { production })} />
        </Fact>
      )}
      {flags !== undefined && (
        <Fact name={<Translate id="portal.signature.flags">CLI</Translate>}>{codes(flags)}</Fact>
      )}
      {since !== undefined && (
        <Fact name={<Translate id="portal.signature.since">Since</Translate>}>{since}</Fact>
      )}
      {(props.deprecated === true || props.experimental === true) && (
        <Fact name={<Translate id="portal.signature.state">State</Translate>}>
          {props.experimental && <Experimental />} {props.deprecated && <Deprecated />}
        </Fact>
      )}
    </dl>
  );
}
