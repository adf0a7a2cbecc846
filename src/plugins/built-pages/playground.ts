import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runInThread } from '../../lib/threads.ts';
import { writeEngineFiles } from '../../playground/engine/files.ts';
import type { EngineSite } from '../../playground/engine/files.ts';
import { previewFrame } from '../../site/playground.ts';
import type { BuiltSite } from './site.ts';

/**
 * Inlines the preview's script in its document. A document without an origin has no service worker, so anything it
 * loaded itself would be missing offline.
 */
function inlineFrameScript(outDir: string): void {
  const file = path.join(outDir, previewFrame);
  const script = path.join(path.dirname(file), 'frame.js');
  const tag = '<script src="frame.js"></script>';
  const html = readFileSync(file, 'utf8');
  if (!html.includes(tag)) throw new Error(`static/${previewFrame} has to contain ${tag}`);
  const code = readFileSync(script, 'utf8').replaceAll('</script', String.raw`<\/script`);
  writeFileSync(
    file,
    html.replace(tag, () => `<script>${code}</script>`),
  );
  rmSync(script);
}

/** Starts making the playground's engine, which takes long and depends on no page. */
export function startEngine(siteDir: string): Promise<EngineSite> {
  const engine = runInThread<EngineSite>(new URL('engine-thread.ts', import.meta.url), siteDir);
  // An error is reported by the step that waits for the engine.
  engine.catch(() => undefined);
  return engine;
}

/** Writes the playground's engine: each language has its own copy, since each has its own service worker. */
export async function writePlayground({ engine, outDir }: BuiltSite): Promise<void> {
  inlineFrameScript(outDir);
  writeEngineFiles(outDir, await engine);
}
