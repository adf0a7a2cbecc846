import { writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { isChecked } from './fences.ts';
import type { Sample } from './fences.ts';
import type { Finding } from './finding.ts';
import { openScratch, writeSample } from './scratch.ts';

/** Declares the types of files that aren't scripts, and webpack's own additions to modules. */
export const surroundings = `/// <reference types="node" />
/// <reference types="webpack/module" />
declare module '*.css';
declare module '*.scss';
declare module '*.html' { const url: string; export default url; }
declare module '*.svg' { const url: string; export default url; }
declare module '*.png' { const url: string; export default url; }
declare module '*.jpg' { const url: string; export default url; }
declare module '*.txt' { const text: string; export default text; }
declare module '*.wasm';
`;

export const typeOptions: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  allowImportingTsExtensions: true,
  resolveJsonModule: true,
  esModuleInterop: true,
  allowJs: true,
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  jsx: ts.JsxEmit.ReactJSX,
  lib: ['lib.esnext.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: [],
};

/**
 * A compiler host that reads webpack's types without the index signatures of the stats, which allow any name there.
 */
export function strictHost(options: ts.CompilerOptions): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  return {
    ...host,
    getSourceFile: (file, version) => {
      const text = host.readFile(file);
      if (text === undefined) return undefined;
      const own = file.endsWith('/webpack/types.d.ts')
        ? text.replaceAll(/ &\s+Record<string, StatsJsonValue>(?=;)/gu, '')
        : text;
      return ts.createSourceFile(file, own, version);
    },
  };
}

/**
 * Type-checks every TypeScript sample against the types of the installed packages, in one program.
 *
 * @param samples of whole pages, since they may import one another
 */
export function checkTypes(siteDir: string, samples: readonly Sample[]): Finding[] {
  const dir = openScratch(siteDir, 'types');
  const byFile = new Map<string, Sample>();
  for (const [index, sample] of samples.filter((one) => isChecked(one, 'types')).entries()) {
    const all = samples.filter(({ page }) => page === sample.page);
    byFile.set(writeSample(path.join(dir, String(index)), sample, all), sample);
  }
  if (byFile.size === 0) return [];
  const ambient = path.join(dir, 'surroundings.d.ts');
  writeFileSync(ambient, surroundings);
  const options = { ...typeOptions, typeRoots: [path.join(siteDir, 'node_modules/@types')] };
  const program = ts.createProgram({
    rootNames: [ambient, ...byFile.keys()],
    options,
    host: strictHost(options),
  });
  return [...byFile].flatMap(([file, sample]) => {
    const source = program.getSourceFile(file);
    const diagnostics = source
      ? [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)]
      : [];
    return diagnostics.map(({ start = 0, messageText, code }): Finding => {
      const line = source?.getLineAndCharacterOfPosition(start).line ?? 0;
      const text = ts.flattenDiagnosticMessageText(messageText, ' ').replaceAll(/\s+/gu, ' ');
      return {
        rule: 'types',
        file: sample.page.file,
        line: sample.line + line,
        message: `TS${code}: ${text.slice(0, 400)}`,
      };
    });
  });
}
