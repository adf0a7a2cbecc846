import { writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { visitParents } from 'unist-util-visit-parents';
import type { Page } from '../../content/source-page.ts';
import { installedPackage } from '../package.ts';
import { filesIn } from '../syntax.ts';
import { readVocabulary } from '../vocabulary.ts';
import type { Finding } from './finding.ts';
import type { Sample } from './fences.ts';
import { isSaidGone } from './mentions.ts';
import { openScratch } from './scratch.ts';
import { strictHost, surroundings, typeOptions } from './types.ts';

/** Conventional names of the objects that a fragment works with. */
const objects: Readonly<Record<string, string>> = {
  compiler: "import('webpack').Compiler",
  multiCompiler: "import('webpack').MultiCompiler",
  compilation: "import('webpack').Compilation",
  stats: "import('webpack').Stats",
  multiStats: "import('webpack').MultiStats",
  watching: "import('webpack').Watching",
  normalModuleFactory:
    "Parameters<import('webpack').Compiler['newCompilation']>[0]['normalModuleFactory']",
  contextModuleFactory:
    "Parameters<import('webpack').Compiler['newCompilation']>[0]['contextModuleFactory']",
  parser: "import('webpack').javascript.JavascriptParser",
  chunk: "import('webpack').Chunk",
  chunkGraph: "import('webpack').ChunkGraph",
  moduleGraph: "import('webpack').ModuleGraph",
};

const globals = Object.entries(objects)
  .map(([name, type]) => `declare const ${name}: ${type};\n`)
  .join('');

const scripts = /^(?:[cm]?js|javascript)$/u;

/**
 * Declares `webpack` in a fragment as a variable of the file, since webpack's own types have a global namespace with
 * that name.
 */
const ownWebpack = "/** @type {import('webpack').Compiler['webpack']} */ var webpack;";

/** True if a sample imports webpack or its development server, or works with one of its objects. */
function usesWebpack(code: string): boolean {
  return (
    /(?:\bfrom |\brequire\(|\bimport\()['"]webpack(?:-dev-server|-dev-middleware)?['"]/u.test(
      code,
    ) ||
    /\bapply\(compiler\)|getCompilationHooks\(/u.test(code) ||
    new RegExp(String.raw`(?<![\w.])(?:${Object.keys(objects).join('|')})\??\.\w`, 'u').test(code)
  );
}

function isLoader(code: string): boolean {
  return (
    /^(?:export default|module\.exports =) (?:async )?function\b/mu.test(code) &&
    /\bthis\.\w+/u.test(code)
  );
}

/** True if a configuration has functions; webpack itself checks the rest of it. */
function hasFunctions(code: string): boolean {
  return /=>|\bfunction\b|\w\([^()]*\) \{/u.test(code);
}

let validating: ReadonlySet<string> | undefined;

/** Plugins of webpack that validate their options, by the schemas in its package. */
function validatingPlugins(): ReadonlySet<string> {
  validating ??= new Set(
    filesIn(installedPackage('webpack'), 'schemas/plugins', /\.json$/u).map((file) =>
      path.basename(file, '.json'),
    ),
  );
  return validating;
}

/** True if an expression is a plugin of webpack that doesn't validate its options: the types alone tell them. */
function isTrusting(expression: string): boolean {
  const name = /^webpack(?:\.\w+)*\.(?<name>\w+)$/u.exec(expression)?.groups?.name;
  return name !== undefined && !validatingPlugins().has(name);
}

/** True if a configuration creates plugins of webpack. */
function hasPlugins(code: string): boolean {
  return /\bnew webpack\.\w/u.test(code);
}

/** True if a sample is a script, plugin or loader in JavaScript, or a fragment of one. */
function isScript({ code, language, kinds, notChecked }: Sample): boolean {
  return (
    (scripts.test(language) || language === 'inline') &&
    notChecked === undefined &&
    !kinds.includes('emitted') &&
    (!kinds.includes('configuration') || hasFunctions(code) || hasPlugins(code)) &&
    (usesWebpack(code) || isLoader(code))
  );
}

/** Members of a conventional object in inline code: `compiler.webpack.sources`, `stats.toJson().assets`. */
const chain = new RegExp(
  String.raw`^(?:await )?(?<chain>(?:${Object.keys(objects).join('|')})(?:\??\.[a-zA-Z]\w*(?:\([^()]*\))?)+)`,
  'u',
);

/** Names that can also be those of an option or of a field of the stats: `parser.javascript`, `chunk.names`. */
const isOther = /^(?:chunk\.|stats\.(?!compilation\b|\w+\()|parser\.(?!hooks\b|state\b))/u;

/** The members that the text of a page names, as a fragment whose lines are those of the page. */
export function inlineMembers(page: Page): Sample {
  const lines: (string | undefined)[] = [];
  visitParents(page.tree, 'inlineCode', ({ value, position }, ancestors) => {
    const members = chain.exec(value)?.groups?.chain;
    if (members === undefined || isOther.test(members) || isSaidGone(ancestors)) return;
    const at = (position?.start.line ?? 1) - 1;
    // In prose, arguments are placeholders.
    lines[at] = `${lines[at] ?? ''}${members.replaceAll(/\([^()]*\)/gu, '()')};`;
  });
  return {
    page,
    line: 1,
    language: 'inline',
    code: Array.from(lines, (line) => line ?? '').join('\n'),
    title: undefined,
    file: undefined,
    kinds: ['none'],
    notChecked: undefined,
  };
}

/** The head of a function declaration or of a method, with its parameters. */
const head =
  /(?<start>^\s*(?:(?:export|default|async|static) )*(?:function ?)?)(?!(?:if|for|while|switch|catch)\b)(?<name>#?\w*)\((?<parameters>[^()]*)\)(?= \{$)|\bapply\((?<compiler>\w+)\)(?= \{)/gmu;

/** The head of a loader's functions, which webpack calls with its context as `this`. */
const loaderHead =
  /^(?=(?:export default|module\.exports(?:\.pitch)? =|export(?= (?:async )?function pitch\b)) (?:async )?function\b)/gmu;

/** Parameters with the types that their conventional names stand for. */
function typedParameters(list: string): string {
  return list.replaceAll(/(?<=^|, )\w+(?=,|$)/gu, (name) =>
    Object.hasOwn(objects, name) ? `/** @type {${objects[name] ?? ''}} */ ${name}` : name,
  );
}

/**
 * Annotates loaders and the parameters of functions with the types that webpack passes; line numbers don't change.
 * Functions that are passed to webpack get their types from there.
 */
function withTypes(code: string): string {
  // TypeScript would take the mode of an object in a variable for any string.
  const exact = code.replaceAll(/(?<=\bmode: )'\w+'/gu, '/** @type {const} */ ($&)');
  const typed = exact.replaceAll(head, (written, ...rest) => {
    const { start, name, parameters, compiler } = rest.at(-1) as Record<string, string | undefined>;
    if (compiler !== undefined) return `apply(${typedParameters(compiler)})`;
    if (start === undefined || (name === '' && !start.includes('function'))) return written;
    return `${start}${name ?? ''}(${typedParameters(parameters ?? '')})`;
  });
  return isLoader(code)
    ? typed.replaceAll(loaderHead, `/** @this {import('webpack').LoaderContext<any>} */ `)
    : typed;
}

/**
 * Errors about missing names or members, or about calls that don't match; all others are a matter of TypeScript style.
 */
const telling: ReadonlySet<number> = new Set([
  2339, 2551, 2345, 2554, 2555, 2305, 2724, 2694, 2353, 2561, 2769, 2322,
]);

/** The same in a configuration, whose options webpack itself checks. */
const tellingInConfiguration: ReadonlySet<number> = new Set([2339, 2551, 2554, 2555]);

/** The same in the text of a page, where members stand alone. */
const tellingInText: ReadonlySet<number> = new Set([2339, 2551]);

/** Errors about an option with a value of another type, rather than about what a function returns. */
const isWrongValue = /^Type '(?:string|number|boolean|true|false|null|[\d.]+|"[^"]*")' is not/u;

/** True if an error is about a value that JavaScript can't declare, or about a member of another program's object. */
function isOfLanguage(message: string): boolean {
  return (
    // `processArguments` also takes single values.
    /is not assignable to parameter of type '(?:[^']*Schema|Values')/u.test(message) ||
    // A variable that holds one of a few strings.
    /Type 'string' is not assignable to type '(?:"|[^']*\| ")/u.test(message) ||
    /does not exist on type '(?:Error|string \| AddressInfo)'/u.test(message)
  );
}

/** True if a sample or another one of the page adds a member itself, or if only some modules have it. */
function isOwn(message: string, sample: Sample, all: readonly Sample[]): boolean {
  const { name, type } =
    /^Property '(?<name>\w+)' does not exist on type '(?<type>.*?)'(?:\.|$)/u.exec(message)
      ?.groups ?? {};
  if (name === undefined || type === undefined) return false;
  if (type === 'Module') return readVocabulary().members.get('NormalModule')?.has(name) === true;
  const others = all.filter((one) => one.page.file === sample.page.file);
  if (type.includes('LoaderContext'))
    return others.some((one) => one !== sample && one.code.includes(name));
  const assignment = new RegExp(String.raw`\.${name} = `, 'u');
  return /\[\]$|^KnownStats/u.test(type) && others.some(({ code }) => assignment.test(code));
}

/** True if the output below a sample shows that webpack rejects its options. */
function isRejected(sample: Sample, all: readonly Sample[]): boolean {
  const next = all[all.indexOf(sample) + 1];
  return next?.title === 'Output' && next.code.includes('ValidationError');
}

/** True if a place is in the arguments of a plugin that doesn't validate them, but not in a function among them. */
function isInPlugin(file: ts.SourceFile, place: number): boolean {
  let isInside = false;
  let node: ts.Node | undefined = file;
  while (node !== undefined) {
    if (ts.isNewExpression(node) && isTrusting(node.expression.getText(file))) isInside = true;
    if (ts.isFunctionLike(node)) isInside = false;
    node = ts.forEachChild(node, (child) =>
      child.pos <= place && place < child.end ? child : undefined,
    );
  }
  return isInside;
}

/** True if an error of TypeScript says that a sample is wrong. */
function isTelling(code: number, message: string, sample: Sample, all: readonly Sample[]): boolean {
  const codes =
    sample.language === 'inline'
      ? tellingInText
      : sample.kinds.includes('configuration')
        ? tellingInConfiguration
        : telling;
  if (!codes.has(code) || (code === 2322 && !isWrongValue.test(message))) return false;
  if (message.includes('may only specify known properties') && isRejected(sample, all))
    return false;
  return !isOfLanguage(message) && !isOwn(message, sample, all);
}

/**
 * Type-checks samples in JavaScript that use webpack's API against its types: plugins, loaders and scripts that run it,
 * and the members that the text of pages names.
 *
 * Fragments may use `webpack` and the conventional names of its objects, such as `compilation`, without declaring them.
 */
export function checkScriptTypes(
  siteDir: string,
  samples: readonly Sample[],
): { findings: Finding[]; total: number } {
  const dir = openScratch(siteDir, 'scripts');
  const byFile = new Map<string, Sample>();
  for (const [index, sample] of samples.filter(isScript).entries()) {
    const file = path.join(dir, `${index}.mjs`);
    const declared = /\bimport webpack\b|\b(?:const|let) webpack\b/u.test(sample.code);
    writeFileSync(file, `${withTypes(sample.code)}\nexport {};\n${declared ? '' : ownWebpack}\n`);
    byFile.set(file, sample);
  }
  if (byFile.size === 0) return { findings: [], total: 0 };
  const ambient = path.join(dir, 'surroundings.d.ts');
  writeFileSync(ambient, `${surroundings}${globals}`);
  const options: ts.CompilerOptions = {
    ...typeOptions,
    checkJs: true,
    noImplicitAny: false,
    strictNullChecks: false,
    useUnknownInCatchVariables: false,
    typeRoots: [path.join(siteDir, 'node_modules/@types')],
  };
  const program = ts.createProgram({
    rootNames: [ambient, ...byFile.keys()],
    options,
    host: strictHost(options),
  });
  const findings = [...byFile].flatMap(([file, sample]) => {
    const source = program.getSourceFile(file);
    return (source ? program.getSemanticDiagnostics(source) : []).flatMap(
      ({ start = 0, messageText, code }): Finding[] => {
        const line = source?.getLineAndCharacterOfPosition(start).line ?? 0;
        const text = ts.flattenDiagnosticMessageText(messageText, ' ').replaceAll(/\s+/gu, ' ');
        const isOfPlugin =
          telling.has(code) &&
          sample.kinds.includes('configuration') &&
          source !== undefined &&
          isInPlugin(source, start) &&
          !isRejected(sample, samples) &&
          !isOfLanguage(text);
        if (!isOfPlugin && !isTelling(code, text, sample, samples)) return [];
        return [
          {
            rule: 'types',
            file: sample.page.file,
            line: sample.line + line,
            message: `TS${code}: ${text.slice(0, 300)}`,
          },
        ];
      },
    );
  });
  const total = [...byFile.values()].filter(({ language }) => language !== 'inline').length;
  return { findings, total };
}
