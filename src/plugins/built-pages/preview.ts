import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { previewFrame } from '../../site/playground.ts';
import type { BuiltSite } from './site.ts';

/**
 * Inlines the preview's script in its document. A document without an origin has no service worker, so anything it
 * loaded itself would be missing offline.
 */
export function inlinePreviewScript({ outDir }: BuiltSite): void {
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
