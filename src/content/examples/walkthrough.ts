import path from 'node:path';
import { examplesFolder, readExample } from './files.ts';
import { readStep } from './step.ts';
import type { WalkthroughData } from '../plugin-data.ts';

/** The project that the home page shows, as `guide/step`. */
export const walkthroughStep = 'home/walkthrough';

/** Sources in the order in which you would write them. */
const sources = ['src/index.html', 'src/app.js', 'src/greet.js', 'src/style.css'] as const;

/** Results in the order in which a browser loads them. */
const results = ['dist/index.html', 'dist/app.js', 'dist/app.css'] as const;

/**
 * Reads the files of the walkthrough; the content tests build the same project and compare its results.
 *
 * @throws Error that names the missing file
 */
export function readWalkthrough(siteDir: string): WalkthroughData {
  const examplesDir = path.join(siteDir, examplesFolder);
  const step = readStep(examplesDir, walkthroughStep);
  const read = (file: string) =>
    readExample(examplesDir, `${walkthroughStep}/${file}`).text.trimEnd();
  const [build] = step.commands;
  if (build?.output === undefined) {
    throw new Error(
      `${examplesFolder}/${walkthroughStep}/step.json: the command records no output`,
    );
  }
  const show = (file: string, text: string) => ({
    path: file,
    language: path.extname(file).slice(1),
    text,
  });
  return {
    sources: sources.map((file) => show(file, read(file))),
    command: build.run,
    printed: read(build.output),
    results: results.map((file) => {
      const recorded = step.emitted[file];
      if (recorded === undefined) {
        throw new Error(
          `${examplesFolder}/${walkthroughStep}/step.json: "emitted" does not name ${file}`,
        );
      }
      return show(file, read(recorded));
    }),
  };
}
