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

/** Property names whose value is code, whether it is a package or a file of the project. */
const codeProperty = /^['"]?(?:use|loader|loaders|extends)['"]?$/u;

/** Global values that a configuration may refer to. */
const harmlessGlobal = /^(?:__dirname|__filename|undefined|NaN|Infinity)$/u;

/** Members of globals that it may refer to; functions to read them from text, such as `eval`, are code. */
const harmlessMember = /^(?:(?:webpack|path|exports)\??\.\w+|module\.exports|process\.env)$/u;

interface Text {
  /** The text of a node. */
  readonly source: (node: SyntaxNode) => string;
  /** Names that the configuration declares or imports. */
  readonly declared: ReadonlySet<string>;
}

/** Whether a node is harmless, apart from the nodes in it, which are judged by themselves. */
type Judgment = (node: SyntaxNode, text: Text) => boolean;

const always: Judgment = () => true;

/** Whether what a declaration imports, or a call requires, is one of {@link harmlessModules}. */
const importsHarmless: Judgment = (node, { source }) => {
  const request = node.getChild('String') ?? node.getChild('ArgList')?.getChild('String');
  return !!request && harmlessModules.has(source(request).slice(1, -1));
};

const isHarmlessCall: Judgment = (node, text) => {
  const called = node.firstChild ? text.source(node.firstChild) : '';
  return harmlessCalls.test(called) && (called !== 'require' || importsHarmless(node, text));
};

const createsBuiltIn: Judgment = (node, { source }) => {
  const created = node.getChild('MemberExpression') ?? node.getChild('VariableName');
  return created !== null && builtInPlugin.test(source(created));
};

/** Names of what may be called can only be declared by an import, and as what `require()` returns or webpack exports. */
const keepsMeaning: Judgment = (node, { source }) => {
  const name = source(node);
  if (!trustedName.test(name) && !builtInPlugin.test(name)) return true;
  const { parent } = node;
  if (parent?.name === 'ImportDeclaration' || parent?.name === 'ImportGroup') return true;
  const declared = parent?.name === 'PatternProperty' ? parent.parent : node;
  const equals = declared?.nextSibling;
  const value = equals?.name === 'Equals' ? equals.nextSibling : null;
  return !!value && /^(?:require\(|webpack(?:\.\w+)*$)/u.test(source(value));
};

/** Whether a name stands for data of the configuration, for a harmless global, or is called, which its call judges. */
const isHarmlessName: Judgment = (node, { source, declared }) => {
  const name = source(node);
  if (declared.has(name) || harmlessGlobal.test(name)) return true;
  const { parent } = node;
  // The name that a module exports, before `as`.
  if (parent?.name === 'ImportGroup') return true;
  if (parent?.name === 'MemberExpression') return harmlessMember.test(source(parent));
  const isCalled = parent?.name === 'CallExpression' && parent.firstChild?.from === node.from;
  return isCalled || parent?.name === 'NewExpression';
};

const isHarmlessProperty: Judgment = (node, text) => {
  const key = node.firstChild ?? node;
  if (codeProperty.test(text.source(key))) return false;
  const isShorthand = key.name === 'PropertyDefinition' && key.nextSibling === null;
  return !isShorthand || isHarmlessName(key, text);
};

/** Keywords and punctuation, which mean what the node around them means. */
const tokens = [
  ...['import', 'defer', 'export', 'default', 'from', 'as', 'with', 'type', 'namespace'],
  ...['const', 'let', 'var', 'using', 'await', 'async', 'get', 'set', 'new', 'null'],
  ...['typeof', 'void', 'delete', '{', '}', '[', ']', '(', ')', ':', ';', ',', '.', '?.'],
];

/** The judgment of each type of syntax node; a type that isn't here is code. */
const judgments: ReadonlyMap<string, Judgment> = new Map<string, Judgment>([
  ['ImportDeclaration', importsHarmless],
  ['CallExpression', isHarmlessCall],
  ['NewExpression', createsBuiltIn],
  ['VariableDeclaration', always],
  ['VariableDefinition', keepsMeaning],
  ['VariableName', isHarmlessName],
  ['Property', isHarmlessProperty],
  ['PatternProperty', (node, { source }) => /^[A-Z]\w*Plugin$/u.test(source(node))],
  ['AssignmentExpression', (node, { source }) => /^(?:module\.)?exports\b/u.test(source(node))],
  ['MemberExpression', (node) => node.getChild('[') === null],
  ['Script', always],
  ['ExportDeclaration', always],
  ['ImportGroup', always],
  ['ImportMeta', always],
  ['ObjectPattern', always],
  ['ExpressionStatement', always],
  ['ParenthesizedExpression', always],
  ['UnaryExpression', always],
  ['ObjectExpression', always],
  ['PropertyDefinition', always],
  ['PropertyName', always],
  ['ArrayExpression', always],
  ['ArgList', always],
  ['Spread', always],
  ['Equals', always],
  ['LogicOp', always],
  ['ArithOp', always],
  ['String', always],
  ['Escape', always],
  ['TemplateString', always],
  ['Interpolation', always],
  ['Number', always],
  ['BooleanLiteral', always],
  ['RegExp', always],
  ['TypeDefinition', always],
  ['TypeAnnotation', always],
  ['TypeName', always],
  ['Optional', always],
  ['LineComment', always],
  ['BlockComment', always],
  ...tokens.map((token) => [token, always] as const),
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
  const source = (node: { from: number; to: number }): string => text.slice(node.from, node.to);
  const declared = new Set<string>();
  tree.iterate({
    enter: (node) => {
      if (node.name === 'VariableDefinition') declared.add(source(node));
    },
  });
  const cursor = tree.cursor();
  do {
    if (!judgments.get(cursor.name)?.(cursor.node, { source, declared })) return false;
  } while (cursor.next());
  return true;
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
