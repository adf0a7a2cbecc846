import type { Configuration } from 'webpack';
import type { Catalog } from '../catalog.ts';
import type { PageWithDefinitions } from '../coverage.ts';
import type { Mode } from '../defaults.ts';
import type { Vocabulary } from '../vocabulary.ts';
import type { Finding } from './finding.ts';

/** Defaults of a target in production mode by option path, from `applyDefaults`. */
export type TargetDefaults = (target: Configuration['target']) => unknown;

/** webpack's defaults by option path for a configuration. */
export type GivenDefaults = (given: Configuration, mode: Mode) => unknown;

/** The facts that pages are checked against. */
export interface Facts {
  readonly catalog: Catalog;
  readonly vocabulary: Vocabulary;
  readonly defaultsFor: TargetDefaults;
  readonly defaultsWith: GivenDefaults;
}

/** Finds what is wrong with a page. A check names the facts that it needs. */
export type PageCheck = (page: PageWithDefinitions, facts: Facts) => readonly Finding[];
