import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { projectArchiveAddress, projectFileAddress } from '../../content/examples/addresses.ts';
import { examplesFolder } from '../../content/examples/files.ts';
import { readProject } from '../../content/examples/project.ts';
import { discoverSteps } from '../../content/examples/step.ts';
import { zipProject } from '../../content/examples/zip.ts';

function write(file: string, content: string | Uint8Array): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** Writes the projects that guides lead through, file by file and as archives, for the panels of `<StepFiles>`. */
export default function exampleFilesPlugin({ siteDir }: LoadContext): Plugin {
  const examplesDir = path.join(siteDir, examplesFolder);
  return {
    name: 'portal-example-files',
    postBuild({ outDir }) {
      for (const step of discoverSteps(examplesDir)) {
        const files = readProject(path.join(examplesDir, step));
        for (const { path: file, content, text } of files) {
          write(path.join(outDir, projectFileAddress(step, file, text !== undefined)), content);
        }
        write(path.join(outDir, projectArchiveAddress(step)), zipProject(step, files));
      }
    },
  };
}
