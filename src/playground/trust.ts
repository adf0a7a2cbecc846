/** Distinguishes configurations that are pure data from those that run a stranger's code. */
import { javascriptLanguage, typescriptLanguage } from '@codemirror/lang-javascript';
import { configurationsOf, contentOf } from './project.ts';
import type { Project } from './project.ts';

type SyntaxNode = ReturnType<typeof javascriptLanguage.parser.parse>['topNode'];

/** Modules that a configuration may import and still count as data; any other import counts as code. */
const harmlessModules: ReadonlySet<string> = new Set([
  'node:path',
  'path',
  'node:url',
  'url',
  'webpack',
]);

/** Functions that a configuration may call. */
const harmlessCalls =
  /^(?:(?:webpack\.)?defineConfig|path\.(?:resolve|join)|(?:path\.)?(?:dirname|basename)|fileURLToPath|require)$/u;

/** Constructors that it may use: webpack's built-in plugins. */
const builtInPlugin = /^(?:(?:webpack\.(?:\w+\.)*)?[A-Z]\w*Plugin|URL)$/u;

/** First parts of the names in {@link harmlessCalls}. */
const trustedName =
  /^(?:webpack|defineConfig|path|dirname|basename|fileURLToPath|require|exports|module)$/u;

/** Syntax nodes that have no effect by themselves. */
const harmlessNodes: ReadonlySet<string> = new Set([
  'Script',
  'ExportDeclaration',
  'ImportDeclaration',
  'ImportGroup',
  'VariableDeclaration',
  'VariableDefinition',
  'PatternProperty',
  'ObjectPattern',
  'ExpressionStatement',
  'AssignmentExpression',
  'ObjectExpression',
  'ArrayExpression',
  'ParenthesizedExpression',
  'Property',
  'PropertyDefinition',
  'PropertyName',
  'MemberExpression',
  'CallExpression',
  'NewExpression',
  'ArgList',
  'UnaryExpression',
  'LogicOp',
  'ArithOp',
  'VariableName',
  'String',
  'Number',
  'BooleanLiteral',
  'RegExp',
  'TemplateString',
  'Escape',
  'TypeDefinition',
  'TypeAnnotation',
  'TypeName',
  'SatisfiesExpression',
  'Spread',
  'Interpolation',
  'ImportMeta',
  'Equals',
  'ArithOp',
  'Optional',
  'LineComment',
  'BlockComment',
]);

/**
 * True if a configuration runs no code other than webpack: it is a single literal, with paths and plugins of webpack.
 * If in doubt, it isn't data.
 */
export function isPlainConfiguration(text: string, isTypeScript = false): boolean {
  const parser = isTypeScript ? typescriptLanguage.parser : javascriptLanguage.parser;
  // The Function constructor runs code from text, and escapes could spell its name.
  if (/constructor|\\[ux]/u.test(text)) return false;
  const tree = parser.parse(text);
  const source = (node: SyntaxNode) => text.slice(node.from, node.to);
  let isPlain = true;
  tree.iterate({
    enter: ({ node, type }) => {
      // Lower-case names are keywords, and punctuation has no letters.
      if (type.isError) isPlain = false;
      else if (/^[A-Z]/u.test(type.name) && !harmlessNodes.has(type.name)) isPlain = false;
      else if (type.name === 'ImportDeclaration' || type.name === 'CallExpression') {
        const string = node.getChild('String') ?? node.getChild('ArgList')?.getChild('String');
        const callee = type.name === 'CallExpression' ? node.firstChild : undefined;
        const called = callee ? source(callee) : 'import';
        if (callee && !harmlessCalls.test(called)) isPlain = false;
        if (!callee || called === 'require') {
          const request = string ? source(string).slice(1, -1) : '';
          if (!harmlessModules.has(request)) isPlain = false;
        }
      } else if (type.name === 'NewExpression') {
        const created = node.getChild('MemberExpression') ?? node.getChild('VariableName');
        if (!created || !builtInPlugin.test(source(created))) isPlain = false;
      } else if (type.name === 'Property') {
        // A loader is code, whether it is a package or a file of the project.
        if (/^['"]?(?:use|loader|loaders|extends)['"]?$/u.test(source(node.firstChild ?? node))) {
          isPlain = false;
        }
      }
      // Callable names must not be redefined.
      else if (type.name === 'VariableDeclaration') {
        const name = node.getChild('VariableDefinition');
        const value = node.getChild('Equals')?.nextSibling;
        if (
          name &&
          trustedName.test(source(name)) &&
          !(value ? source(value) : '').startsWith('require(')
        ) {
          isPlain = false;
        }
      } else if (type.name === 'PatternProperty') {
        if (!/^[A-Z]\w*Plugin$/u.test(source(node))) isPlain = false;
      } else if (type.name === 'AssignmentExpression') {
        if (!/^(?:module\.)?exports\b/u.test(source(node))) isPlain = false;
      } else if (type.name === 'MemberExpression' && node.getChild('[')) {
        isPlain = false;
      }
      return isPlain;
    },
  });
  return isPlain;
}

/** Requests can contain inline loaders, such as `./loader.js!./file.txt`, even if they are concatenated. */
const inlineLoader = /[\w./@-]![\w./@-]|["'`(=]-?!{1,2}[\w./@-]|["'`]-?!|[./@-][\w.-]*!["'`]/u;

/** Escaped forms of an exclamation mark in JavaScript, CSS, HTML and URLs. */
const hiddenMark = /\\(?:x21|u0021|u\{0*21\}|0*21\b|41)|&(?:#0*33|#x0*21|excl)|%21/iu;

/**
 * True if a stranger's project may be built before the reader has looked at it. webpack then only reads its sources;
 * none of its code runs.
 */
export function buildsWithoutAsking(project: Project): boolean {
  const configurations = configurationsOf(project);
  const isPlain = configurations.every((path) =>
    isPlainConfiguration(contentOf(project, path) ?? '', /\.[cm]?ts$/u.test(path)),
  );
  return (
    isPlain &&
    project.files.every(({ path, content }) => {
      // A negation before a name isn't a loader.
      const text = /\.[cm]?[jt]sx?$/u.test(path)
        ? content.replaceAll(/[(=]!{1,2}(?=\w)/gu, '')
        : content;
      return !inlineLoader.test(text) && !hiddenMark.test(text);
    })
  );
}
