import { writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { Finding } from './finding.ts';
import type { Sample } from './fences.ts';
import { openScratch } from './scratch.ts';
import { surroundings, typeOptions } from './types.ts';

/** Conventional names of the objects that a plugin fragment works with. */
const globals = `declare const compiler: import('webpack').Compiler;
declare const compilation: import('webpack').Compilation;
declare const normalModuleFactory: Parameters<import('webpack').Compiler['newCompilation']>[0]['normalModuleFactory'];
declare const contextModuleFactory: Parameters<import('webpack').Compiler['newCompilation']>[0]['contextModuleFactory'];
declare const parser: import('webpack').javascript.JavascriptParser;
`;

const scripts = /^(?:[cm]?js|javascript)$/u;

/**
 * Declares `webpack` in a fragment as a variable of the file, since webpack's own types have a global namespace with
 * that name.
 */
const ownWebpack = "/** @type {import('webpack').Compiler['webpack']} */ var webpack;";

/** True if a sample is a plugin, or a fragment of one. */
function isPlugin({ code, language, kinds, notChecked }: Sample): boolean {
  return (
    scripts.test(language) &&
    notChecked === undefined &&
    !kinds.includes('configuration') &&
    /\bapply\(compiler\)|\b(?:compiler|compilation|parser|\w+ModuleFactory)\.hooks\b|getCompilationHooks\(/u.test(
      code,
    )
  );
}

function isLoader({ code, language, kinds, notChecked }: Sample): boolean {
  return (
    scripts.test(language) &&
    notChecked === undefined &&
    !kinds.includes('configuration') &&
    /^(?:export default|module\.exports =) (?:async )?function\b/mu.test(code) &&
    /\bthis\.\w+/u.test(code)
  );
}

/** Annotates the parameters of plugins and loaders with the types that webpack passes; line numbers don't change. */
function withTypes(sample: Sample): string {
  const { code } = sample;
  if (isLoader(sample)) {
    return code.replace(
      /^(?=(?:export default|module\.exports =) (?:async )?function\b)/mu,
      `/** @this {import('webpack').LoaderContext<any>} */ `,
    );
  }
  return code.replaceAll(
    /\bapply\(compiler\)(?= \{)/gu,
    `apply(/** @type {import('webpack').Compiler} */ compiler)`,
  );
}

/**
 * Errors about missing names or members, or about calls that don't match; all others are a matter of TypeScript style.
 */
const telling: ReadonlySet<number> = new Set([
  2339, 2551, 2345, 2554, 2555, 2305, 2724, 2694, 2353, 2561,
]);

/** True if a sample adds the member itself, to an error or the loader context, or widens a JSON schema. */
function isOwn(message: string, sample: Sample, all: readonly Sample[]): boolean {
  if (/is not assignable to parameter of type '[^']*Schema/u.test(message)) return true;
  const { name, type } =
    /^Property '(?<name>\w+)' does not exist on type '(?<type>\w+)/u.exec(message)?.groups ?? {};
  if (name === undefined || type === undefined) return false;
  if (type === 'Error') return true;
  const others = all.filter((one) => one.page.file === sample.page.file && one !== sample);
  return type.includes('LoaderContext') && others.some(({ code }) => code.includes(name));
}

/**
 * Type-checks samples of plugins and loaders in JavaScript against webpack's types.
 *
 * Fragments may use `compiler`, `compilation`, the module factories, `parser` and `webpack` without declaring them.
 */
export function checkPluginTypes(
  siteDir: string,
  samples: readonly Sample[],
): { findings: Finding[]; total: number } {
  const dir = openScratch(siteDir, 'plugins');
  const byFile = new Map<string, Sample>();
  for (const [index, sample] of samples.filter((one) => isPlugin(one) || isLoader(one)).entries()) {
    const file = path.join(dir, `${index}.mjs`);
    const declared = /\bimport webpack\b|\b(?:const|let) webpack\b/u.test(sample.code);
    writeFileSync(file, `${withTypes(sample)}\nexport {};\n${declared ? '' : ownWebpack}\n`);
    byFile.set(file, sample);
  }
  if (byFile.size === 0) return { findings: [], total: 0 };
  const ambient = path.join(dir, 'surroundings.d.ts');
  writeFileSync(ambient, `${surroundings}${globals}`);
  const program = ts.createProgram({
    rootNames: [ambient, ...byFile.keys()],
    options: {
      ...typeOptions,
      checkJs: true,
      noImplicitAny: false,
      strictNullChecks: false,
      typeRoots: [path.join(siteDir, 'node_modules/@types')],
    },
  });
  const findings = [...byFile].flatMap(([file, sample]) => {
    const source = program.getSourceFile(file);
    return (source ? program.getSemanticDiagnostics(source) : [])
      .filter(({ code }) => telling.has(code))
      .filter(
        ({ messageText }) =>
          !isOwn(ts.flattenDiagnosticMessageText(messageText, ' '), sample, samples),
      )
      .map(({ start = 0, messageText, code }): Finding => {
        const line = source?.getLineAndCharacterOfPosition(start).line ?? 0;
        const text = ts.flattenDiagnosticMessageText(messageText, ' ').replaceAll(/\s+/gu, ' ');
        return {
          rule: 'types',
          file: sample.page.file,
          line: sample.line + line,
          message: `TS${code}: ${text.slice(0, 300)}`,
        };
      });
  });
  return { findings, total: byFile.size };
}
