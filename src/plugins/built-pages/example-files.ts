import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectArchiveAddress, projectFileAddress } from '../../content/examples/addresses.ts';
import { examplesFolder } from '../../content/examples/files.ts';
import { readProject } from '../../content/examples/project.ts';
import { discoverSteps } from '../../content/examples/step.ts';
import { zipProject } from '../../content/examples/zip.ts';
import type { BuiltSite } from './site.ts';

function write(file: string, content: string | Uint8Array): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** Writes the projects of guides, as single files and as archives, for the panels of `<StepFiles>`. */
export function writeExampleFiles({
  siteDir,
  outDir,
}: Pick<BuiltSite, 'siteDir' | 'outDir'>): void {
  const examplesDir = path.join(siteDir, examplesFolder);
  for (const step of discoverSteps(examplesDir)) {
    const files = readProject(path.join(examplesDir, step));
    for (const { path: file, content, text } of files) {
      write(path.join(outDir, projectFileAddress(step, file, text !== undefined)), content);
    }
    write(path.join(outDir, projectArchiveAddress(step)), zipProject(step, files));
  }
}
