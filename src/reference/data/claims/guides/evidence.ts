export const defaults = 'webpack/lib/config/defaults.js';
export const schema = 'webpack/schemas/WebpackOptions.json';
export const cli = 'webpack-cli/lib/webpack-cli.js';
export const server = 'webpack-dev-server/lib/Server.js';
/** Evidence for what webpack 5.109 changed: the defaults of the version before. */
export const before = 'webpack-5-108/lib/config/defaults.js';
export const cssWasOff =
  /F\(experiments, "css", \(\) => \(experiments\.futureDefaults \? true : undefined\)/u;
export const htmlWasOff =
  /F\(experiments, "html", \(\) => \(experiments\.futureDefaults \? true : undefined\)/u;
export const typescriptWasOff =
  /F\(experiments, "typescript", \(\) =>\s+experiments\.futureDefaults \? true : undefined/u;
/** Evidence for the release that a definition of the schema is from. */
export function addedIn(definition: string, version: string): RegExp {
  const released = version.replaceAll('.', String.raw`\.`);
  return new RegExp(
    String.raw`"${definition}": \{(?:(?!\n {4}\})[\s\S])*"added": "${released}"\n {4}\}`,
    'u',
  );
}
export const assetName =
  /D\(output, "assetModuleFilename", "\[hash\]\[ext\]\[query\]\[fragment\]"\);/u;
export const exitsWithOne =
  /stats\.hasErrors\(\) \|\| \(options\.failOnWarnings && stats\.hasWarnings\(\)\)\)\) \{\s+process\.exitCode = 1;/u;
