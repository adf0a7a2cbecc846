import { createHash } from 'node:crypto';
import type { PluginOptions } from '@docusaurus/plugin-content-docs';
import { builtLocales } from '../../site/locales.ts';
import {
  remarkChunkNames,
  remarkLivePreview,
  remarkQuote,
  remarkStepFiles,
} from '../../content/examples/index.ts';
import { remarkGlossaryPage } from '../../content/glossary/remark-glossary-page.ts';
import { remarkGlossary } from '../../content/glossary/remark-glossary.ts';
import { wordsFile } from '../../content/words.ts';
import { remarkSamples } from '../../playground/remark-samples.ts';
import { remarkTrials } from '../../playground/remark-trials.ts';
import { remarkNodeMinimum } from '../reference/remark-node-minimum.ts';
import { remarkPageComponents } from '../reference/remark-page-components.ts';
import { remarkSignatures } from '../reference/remark-signatures.ts';
import { remarkValues } from '../reference/remark-values.ts';
import { digestOf } from '../../lib/digest.ts';
import { rehypeCellAlignment } from './rehype-cell-alignment.ts';
import { remarkResolveLinks } from './remark-resolve-links.ts';

/** Inputs of compiled pages in addition to their own files and the packages that Docusaurus watches. */
const pageInputs = [
  'examples',
  ...builtLocales.flatMap((locale) => [`i18n/${locale}/glossary.json`, wordsFile(locale)]),
  // This module with all its imports, and the data that they read.
  'src/plugins/markdown/remark-plugins.ts',
  'src/reference',
  'src/playground/closed-samples.json',
  // Facts printed on pages come from these packages.
  'package-lock.json',
  'node_modules/webpack/package.json',
  'node_modules/webpack-cli/package.json',
  'node_modules/webpack-dev-server/package.json',
];

/** A hash of what pages are generated from, as short as possible, since browsers load it. */
function shortDigest(siteDir: string): string {
  return createHash('sha256')
    .update(digestOf(siteDir, pageInputs) + process.version)
    .digest('base64url')
    .slice(0, 12);
}

/**
 * The portal's own remark plugins, for docs and blog. Docusaurus includes their options in webpack's cache key and in
 * the configuration that browsers load, so the options contain no folder paths.
 *
 * @param siteDir folder of the site, used to detect changes of what pages are generated from
 */
export function portalRemarkPlugins(siteDir: string): PluginOptions['beforeDefaultRemarkPlugins'] {
  return [
    remarkStepFiles,
    remarkQuote,
    remarkSamples,
    remarkChunkNames,
    remarkLivePreview,
    remarkGlossaryPage,
    // The plugin doesn't use this option, which is only part of the cache key. Some defaults depend on the version of
    // Node.js.
    [remarkResolveLinks, { inputs: shortDigest(siteDir) }],
    remarkGlossary,
    remarkNodeMinimum,
    remarkValues,
    remarkPageComponents,
    remarkSignatures,
    remarkTrials,
  ];
}

/** The portal's own rehype plugins, for docs and blog. */
export const portalRehypePlugins: PluginOptions['beforeDefaultRehypePlugins'] = [
  rehypeCellAlignment,
];
