import type { Nodes } from 'mdast';
import type { DocumentedPackage } from '../../site/packages.ts';

/** A README that is rejected; the message has the package, the version and the line. */
export class ReadmeError extends Error {
  override readonly name = 'ReadmeError';
}

export type Counts = Record<string, number>;

/** State that all steps of the transformation share about one README. */
export interface ReadmeContext {
  readonly entry: DocumentedPackage;
  /** `name@version`, the prefix of every message. */
  readonly label: string;
  /** Harmless findings that a maintainer should know. */
  readonly warnings: string[];
  /** Number of times each construct was converted. */
  readonly counts: Counts;
  /** Adds one to the count of a construct. */
  readonly count: (construct: string) => void;
  /** Reports a harmless finding, with the line of the node. */
  readonly warn: (message: string, node?: Pick<Nodes, 'position'>) => void;
  /** Rejects the README, with the line of the node. */
  readonly refuse: (message: string, node?: Pick<Nodes, 'position'>) => never;
}

/** Creates the shared state of one transformation. */
export function createContext(entry: DocumentedPackage, version: string): ReadmeContext {
  const label = `${entry.npm}@${version}`;
  const warnings: string[] = [];
  const counts: Counts = {};
  const at = (node?: Pick<Nodes, 'position'>): string =>
    node?.position === undefined ? label : `${label}, README.md:${node.position.start.line}`;
  return {
    entry,
    label,
    warnings,
    counts,
    count(construct) {
      counts[construct] = (counts[construct] ?? 0) + 1;
    },
    warn(message, node) {
      warnings.push(`${at(node)}: ${message}`);
    },
    refuse(message, node) {
      throw new ReadmeError(`${at(node)}: ${message}`);
    },
  };
}
