/** Archive of the package with the documentation, at the site's root. */
export const docsPackageFile = 'webpack-docs-5.112.tgz';
