import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Compiler } from 'webpack';

/** The script that starts all others: what it is, and the name under which pages ask for it. */
export interface StartScript {
  readonly source: string;
  /** Path below the site's base; it changes with the content, so that browsers may keep the file. */
  readonly file: string;
}

/** Reads the script; its name is needed before webpack has built anything. */
export function readStartScript(siteDir: string): StartScript {
  const source = readFileSync(path.join(siteDir, 'src/plugins/page-weight/start.js'), 'utf8');
  const hash = createHash('sha256').update(source).digest('hex').slice(0, 8);
  return { source, file: `assets/js/start.${hash}.js` };
}

/** Webpack plugin: adds the script to the output, where it is minified like all others. */
export class StartScriptPlugin {
  private readonly script: StartScript;

  constructor(script: StartScript) {
    this.script = script;
  }

  apply({ webpack, hooks }: Compiler): void {
    hooks.thisCompilation.tap('StartScriptPlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'StartScriptPlugin', stage }, () => {
        const { source, file } = this.script;
        compilation.emitAsset(file, new webpack.sources.RawSource(source));
      });
    });
  }
}
