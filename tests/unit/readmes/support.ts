import { packages, type DocumentedPackage } from '../../../src/site/packages.ts';
import {
  readmeHeadingIds,
  transformReadme,
  type LinkTargets,
  type ReadmeInput,
  type TransformedReadme,
} from '../../../src/readmes/transform/index.ts';

/** A documented package that exists in no registry, so that no README can be mistaken for a real one. */
export const sample: DocumentedPackage = {
  npm: 'sample-loader',
  kind: 'loader',
  slug: 'sample-loader',
  title: 'sample-loader',
  group: null,
  repo: 'https://github.com/webpack/sample-loader',
  branch: 'main',
  tagPrefix: 'v',
  license: 'MIT',
  contributors: [],
  deprecated: false,
  replacedBy: null,
};

export const version = '1.2.3';

/** Addresses of the documentation that the fixtures may link to. */
export const addresses: ReadonlySet<string> = new Set([
  '/',
  '/concepts/',
  '/configuration/devtool/',
  '/configuration/module/',
]);

/** Transforms a README as if it were the one of the sample package. */
export function transform(readme: string | Uint8Array): TransformedReadme {
  const input: ReadmeInput = {
    entry: sample,
    version,
    readme: typeof readme === 'string' ? new TextEncoder().encode(readme) : readme,
  };
  const targets: LinkTargets = {
    packages: [...packages, sample],
    addresses,
    headingIds: new Map([
      [sample.npm, readmeHeadingIds(input)],
      ['css-loader', new Set(['options', 'modules'])],
    ]),
  };
  return transformReadme(input, targets);
}
