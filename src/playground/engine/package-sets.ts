/** Packages that come with the playground. What is native or asks for a network can't be among them. */

export interface PackageSet {
  /** Packages that projects name. */
  readonly packages: readonly string[];
  /** Other parts that they need. */
  readonly needs?: readonly string[];
  /** Whether these only run, so that their text may be shortened; the text of others goes into bundles. */
  readonly isTool?: boolean;
}

/** By the name of the part of the engine that has them. */
export const packageSets: Readonly<Record<string, PackageSet>> = {
  babel: {
    packages: [
      'babel-loader',
      '@babel/core',
      '@babel/preset-env',
      '@babel/preset-react',
      '@babel/preset-typescript',
    ],
    needs: ['browserslist'],
    isTool: true,
  },
  clsx: { packages: ['clsx'] },
  'lodash-es': { packages: ['lodash-es'] },
  react: { packages: ['react', 'react-dom'] },
  sass: { packages: ['sass-loader', 'sass'], isTool: true },
  'webpack-merge': { packages: ['webpack-merge'] },
  wouter: { packages: ['wouter'] },
  yaml: { packages: ['yaml'] },
};

/** The names of these packages. */
export const packageNames: readonly string[] = Object.values(packageSets).flatMap(
  ({ packages }) => packages,
);
