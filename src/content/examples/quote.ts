import { unifiedDiff } from './diff.ts';
import { englishCaptions } from './captions.ts';
import type { Captions } from './captions.ts';
import { outputFolder, readExample, type ExampleFile } from './files.ts';
import { readMeta } from './meta.ts';
import type { FenceMeta } from './meta.ts';
import { cutRegion, stripMarkers } from './region.ts';

/** Content of a code fence. */
export interface Fence {
  readonly lang: string;
  readonly meta: string;
  readonly body: string;
}

function textOf(file: ExampleFile, region: string | undefined): string {
  // Program output is shown as it is.
  if (file.pathInStep.startsWith(`${outputFolder}/`)) return file.text.replace(/\s+$/, '');
  try {
    return region === undefined ? stripMarkers(file.text) : cutRegion(file.text, region);
  } catch (error) {
    throw new Error(`${file.address}: ${(error as Error).message}`, { cause: error });
  }
}

/** The word for a block's caption; empty if the fence has its own title. */
function captionWord(meta: FenceMeta, { pathInStep }: ExampleFile, captions: Captions): string {
  if (meta.hasTitle) return '';
  if (pathInStep.startsWith(`${outputFolder}/`)) return `title="${captions.output}"`;
  if (meta.region === undefined) return `title="${pathInStep}"`;
  return `title="${pathInStep} (${captions.excerpt})"`;
}

/**
 * Fills a fence that names an example file.
 *
 * @returns the filled fence, or `undefined` if the fence doesn't quote a file
 * @throws {Error} if the fence contradicts itself, or names a file or a region that doesn't exist
 */
export function fillFence(
  fence: Fence,
  examplesDir: string,
  captions: Captions = englishCaptions,
): Fence | undefined {
  const meta = readMeta(fence.meta);
  if (meta.file === undefined) {
    const stray = [
      meta.region !== undefined && 'region',
      meta.diff !== undefined && 'diff',
      meta.context !== undefined && 'context',
    ].filter((key) => key !== false);
    if (stray.length > 0)
      throw new Error(`"${stray.join('" and "')}" needs "file=guide/step/path"`);
    return undefined;
  }
  if (fence.body.trim() !== '') {
    throw new Error(
      `the block quotes ${meta.file} and has text of its own; empty it, or remove "file="`,
    );
  }
  if (fence.lang === '') {
    throw new Error(`the block quotes ${meta.file} and has no language; write it after the fence`);
  }
  if (meta.context !== undefined && meta.diff === undefined) {
    throw new Error('"context" needs "diff=guide/step/path"');
  }
  const file = readExample(examplesDir, meta.file);
  const text = textOf(file, meta.region);
  const words = [captionWord(meta, file, captions), meta.rest]
    .filter((part) => part !== '')
    .join(' ');
  if (meta.diff === undefined) return { lang: fence.lang, meta: words, body: text };

  const before = readExample(examplesDir, meta.diff);
  try {
    const body = unifiedDiff(textOf(before, meta.region), text, meta.context);
    return { lang: 'diff', meta: words, body };
  } catch (error) {
    throw new Error(`${before.address} and ${file.address}: ${(error as Error).message}`, {
      cause: error,
    });
  }
}
