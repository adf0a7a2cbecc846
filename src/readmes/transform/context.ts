import type { Nodes } from 'mdast';
import type { DocumentedPackage } from '../../site/packages.ts';

/** A README that must not become a page as it is; the message names the package, the version and the line. */
export class ReadmeError extends Error {
  override readonly name = 'ReadmeError';
}

export type Counts = Record<string, number>;

/** What every step of the transformation shares about one README. */
export interface ReadmeContext {
  readonly entry: DocumentedPackage;
  /** `name@version`, with which every message begins. */
  readonly label: string;
  /** Things that a maintainer should know, but that do no harm. */
  readonly warnings: string[];
  /** How often each construct was treated. */
  readonly counts: Counts;
  /** Adds one to the count of a construct. */
  readonly count: (construct: string) => void;
  /** Notes something harmless, with the line of the node. */
  readonly warn: (message: string, node?: Pick<Nodes, 'position'>) => void;
  /** Refuses the README, with the line of the node. */
  readonly refuse: (message: string, node?: Pick<Nodes, 'position'>) => never;
}

/** Creates the shared part of one transformation. */
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
