import type { BuildResult, CompilationResult } from '../../../src/playground/engine/protocol.ts';

/** A compilation without messages that has emitted these files (contents by name) into a folder. */
export function compilationOf(
  texts: Readonly<Record<string, string>>,
  { outputPath = 'dist', json }: Partial<Pick<CompilationResult, 'outputPath' | 'json'>> = {},
): CompilationResult {
  return {
    name: undefined,
    hash: '0',
    outputPath,
    files: Object.entries(texts).map(([name, text]) => ({
      name,
      path: `${outputPath}/${name}`,
      bytes: new TextEncoder().encode(text),
    })),
    stats: '',
    json,
    errors: [],
    warnings: [],
    duration: 0,
  };
}

/** A successful build of some compilations. */
export function resultOf(...compilations: readonly CompilationResult[]): BuildResult {
  return {
    version: '5.112.2',
    compilations,
    stats: '',
    hasErrors: false,
    isRebuild: false,
    parts: [],
    duration: 0,
  };
}
