/** Archive of the package with the documentation, at the root of the site. */
export const docsPackageFile = 'webpack-docs-5.112.tgz';
