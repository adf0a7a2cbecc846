// @ts-check

/** Settings that only the build reads. */
const ofBuild = [
  'clientModules',
  'headTags',
  'markdown',
  'onBrokenAnchors',
  'onBrokenLinks',
  'onDuplicateRoutes',
  'plugins',
  'presets',
  'scripts',
  'ssrTemplate',
  'staticDirectories',
  'stylesheets',
  'themes',
];

/**
 * Webpack loader for the configuration of the site as browsers get it: without the settings of the build.
 *
 * @param {string} source the generated module
 * @returns {string} the same module with fewer settings
 * @throws {Error} if the module has another form, which a new Docusaurus could bring
 */
export default function withoutBuildSettings(source) {
  const match = /^export default (\{.*\});?\s*$/msu.exec(source);
  if (!match?.[1]) {
    throw new Error(
      'src/plugins/page-weight/client-config.mjs: .docusaurus/docusaurus.config.mjs has another form than ' +
        'expected; look at genSiteConfig() of @docusaurus/core and adapt the loader',
    );
  }
  const config = /** @type {unknown} */ (JSON.parse(match[1]));
  const kept = Object.entries(/** @type {Record<string, unknown>} */ (config)).filter(
    ([name]) => !ofBuild.includes(name),
  );
  return `export default ${JSON.stringify(Object.fromEntries(kept))};\n`;
}
