import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles, outputFolder, stepFile } from './files.ts';
import { hasMarkers, stripMarkers } from './region.ts';

/** A file of a project as a reader has it. */
export interface ProjectFile {
  /** Path inside the project, with forward slashes. */
  readonly path: string;
  readonly content: Buffer;
  /** The content as text; undefined for images, fonts and other binary files. */
  readonly text: string | undefined;
}

/** Recorded outputs and the description of the checks aren't part of the project. */
function isOfProject(file: string): boolean {
  return file !== stepFile && !file.startsWith(`${outputFolder}/`);
}

function textOf(content: Buffer): string | undefined {
  if (content.includes(0)) return undefined;
  const text = content.toString('utf8');
  return text.includes('\uFFFD') ? undefined : text;
}

/**
 * The files of a step without what only the tests need: no `step.json`, no recordings, no region markers.
 *
 * @param stepDir folder of the step
 * @returns the files, sorted by path
 */
export function readProject(stepDir: string): ProjectFile[] {
  return listFiles(stepDir)
    .filter(isOfProject)
    .map((file) => {
      const content = readFileSync(path.join(stepDir, file));
      const text = textOf(content);
      if (text === undefined) return { path: file, content, text };
      // A file without markers is left byte-identical, because sizes and hashes depend on it.
      if (!hasMarkers(text)) return { path: file, content, text };
      const shown = `${stripMarkers(text)}\n`;
      return { path: file, content: Buffer.from(shown), text: shown };
    });
}
