/** Packages included in the playground. They can't have native code or need a network. */

export interface PackageSet {
  /** Packages that projects can import. */
  readonly packages: readonly string[];
  /** Other required parts. */
  readonly needs?: readonly string[];
  /** True if these packages only run during builds, so they can be minimized; the code of others ends up in bundles. */
  readonly isTool?: boolean;
}

/** Sets by the name of the engine part that contains them. */
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
