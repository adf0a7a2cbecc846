import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('api/parser', [
    [
      'One parser handles many modules, one after the other',
      'webpack/lib/module/NormalModuleFactory.js',
      /let parser = cache\.get\(parserOptions\);\s*if \(parser === undefined\) \{/u,
    ],
    [
      'The first hook of a module, with the whole tree',
      'webpack/lib/javascript/JavascriptParser.js',
      /this\.hooks\.program\.call\(ast, comments\)[\s\S]*?this\._modulePreWalkDeclarations\(/u,
    ],
    [
      'Returning anything skips the module: nothing in the module is walked',
      'webpack/lib/javascript/JavascriptParser.js',
      /if \(this\.hooks\.program\.call\(ast, comments\) === undefined\) \{/u,
    ],
    [
      'called even if `program` skipped the module',
      'webpack/lib/javascript/JavascriptParser.js',
      /this\.destructuringAssignmentProperties = undefined;\s*\}\s*this\.hooks\.finish\.call\(ast, comments\)/u,
    ],
    [
      'webpack evaluates `concat`, `indexOf`, `replace`, `split`, `substr`, `substring` and `slice`',
      'webpack/lib/javascript/JavascriptParser.js',
      /for \(const fn of \["substr", "substring", "slice"\]\)/u,
    ],
    [
      'If no function returns a value, webpack decides by the node type',
      'webpack/lib/javascript/JavascriptParser.js',
      /if \(typeof result === "boolean"\) return result;\s*switch \(expr\.type\)/u,
    ],
    [
      'New in 5.109: a map of hooks by node type',
      'webpack/lib/javascript/JavascriptParser.js',
      /@since 5\.109\.0\s+\*\/\s+preStatementByType:/u,
      'preStatementByType',
    ],
    [
      '`FunctionDeclaration` and `ClassDeclaration` cost nothing extra',
      'webpack/lib/javascript/JavascriptParser.js',
      /RECORDED_STATEMENT_TYPES = new Set\(\[\s+"VariableDeclaration",\s+"FunctionDeclaration",\s+"ClassDeclaration"\s+\]\)/u,
    ],
    [
      'New in 5.109: a map of hooks by node type',
      'webpack/lib/javascript/JavascriptParser.js',
      /@since 5\.109\.0\s+\*\/\s+blockPreStatementByType:/u,
      'blockPreStatementByType',
    ],
    [
      '`ExportNamedDeclaration` and `ExportDefaultDeclaration`, cost nothing extra',
      'webpack/lib/javascript/JavascriptParser.js',
      /BLOCK_DECLARATION_TYPES = new Set\(\[[^\]]*"ExportNamedDeclaration",\s+"ExportDefaultDeclaration"\s+\]\)/u,
    ],
    [
      'Answer `true` to walk only the first branch, or `false`',
      'webpack/lib/javascript/JavascriptParser.js',
      /\} else if \(result\) \{\s*this\.walkNestedStatement\(statement\.consequent\);\s*\} else if \(statement\.alternate\)/u,
    ],
    [
      'Called for the condition of an `if` or a `? :` if',
      'webpack/lib/javascript/JavascriptParser.js',
      /if \(result === undefined\) \{\s*const guard = this\.hooks\.collectGuards\.call\(expression\.test\)/u,
    ],
    [
      'in the same block, except function declarations',
      'webpack/lib/javascript/JavascriptParser.js',
      /onlyFunctionDeclaration &&\s*statement\.type !== "FunctionDeclaration" &&\s*this\.hooks\.unusedStatement/u,
    ],
    [
      'Called for `return` and `throw` outside the top level',
      'webpack/lib/javascript/JavascriptParser.js',
      /if \(this\.scope\.topLevelScope === true\) return;\s*if \(this\.hooks\.terminate\.call\(statement\)\)/u,
    ],
    [
      "With `true`, the statement after the label isn't walked",
      'webpack/lib/javascript/JavascriptParser.js',
      /const result = hook\.call\(statement\);\s*if \(result === true\) return;\s*\}\s*const oldScope = this\._enterBlockScope/u,
    ],
    [
      "the expression isn't walked, so the names in it don't count",
      'webpack/lib/javascript/JavascriptParser.js',
      /!this\.hooks\.classExtendsExpression\.call\(classy\.superClass, classy\)\s*\) \{\s*this\.walkExpression/u,
    ],
    [
      'a computed key already has been',
      'webpack/lib/javascript/JavascriptParser.js',
      /this\.walkExpression\(classElement\.key\);\s*\}[\s\S]{0,80}!this\.hooks\.classBodyValue\.call\(/u,
    ],
    [
      'This hook comes before the hooks for the specifiers',
      'webpack/lib/javascript/JavascriptParser.js',
      /this\.hooks\.import\.call\(statement, source\);\s*for \(const specifier of statement\.specifiers\)/u,
      'import',
    ],
    [
      '`default`, or `null` for `* as name`',
      'webpack/lib/javascript/JavascriptParser.js',
      /this\.hooks\.importSpecifier\.call\(statement, source, null, name\)/u,
    ],
    [
      "webpack doesn't treat the variable as declared",
      'webpack/lib/javascript/JavascriptParser.js',
      /importSpecifier\.call\(statement, source, "default", name\)\s*\) \{\s*this\.defineVariable\(name\)/u,
    ],
    [
      'its `exportSpecifier` comes earlier',
      'webpack/lib/javascript/JavascriptParser.js',
      /\(declaration\.id\)\.name,\s*"default",[\s\S]*?walkExportDefaultDeclaration\(statement\) \{\s*this\.hooks\.export\.call/u,
    ],
    [
      'The parser ignores the returned value',
      'webpack/lib/javascript/JavascriptParser.js',
      /if \(statement\.source\) return;\s*this\.hooks\.export\.call\(statement\);\s*if \(/u,
    ],
    [
      'with the other module as `source`, before the hooks',
      'webpack/lib/javascript/JavascriptParser.js',
      /this\.hooks\.exportImport\.call\(statement, source\);\s*this\.hooks\.exportImportSpecifier\.call\(/u,
    ],
    [
      "its names aren't registered, so they count as free",
      'webpack/lib/javascript/JavascriptParser.js',
      /!this\.hooks\.exportDeclaration\.call\(statement, statement\.declaration\)\s*\) \{[\s\S]{0,120}this\.preWalkStatement/u,
    ],
    [
      'After `export default`, `true` only keeps the declaration',
      'webpack/lib/javascript/JavascriptParser.js',
      /if \(!this\.hooks\.exportDeclaration\.call\(statement, declaration\)\) \{\s*this\.walkStatement\(declaration\)/u,
    ],
    [
      "For `export *`, it's `null`, and so is `exportName`",
      'webpack/lib/javascript/JavascriptParser.js',
      /this\.hooks\.exportImportSpecifier\.call\(statement, source, null, name, 0\)/u,
    ],
    [
      'Called for `await`, `for await` and `await using` outside functions',
      'webpack/lib/javascript/JavascriptParser.js',
      /statement\.kind === "await using" && this\.scope\.topLevelScope === true\) \{\s*this\.hooks\.topLevelAwait/u,
    ],
    [
      'webpack makes the module asynchronous here',
      'webpack/lib/dependencies/esm/ESMDetectionParserPlugin.js',
      /topLevelAwait\.tap\([\s\S]{0,160}module\.buildMeta\.async = true;/u,
    ],
    [
      "With `true`, webpack doesn't declare the name",
      'webpack/lib/javascript/JavascriptParser.js',
      /if \(this\.hooks\.preDeclarator\.call\(declarator, statement\)\) continue;/u,
    ],
    [
      'With `true`, neither the pattern nor the value is walked',
      'webpack/lib/javascript/JavascriptParser.js',
      /if \(!this\.hooks\.declarator\.call\(declarator, statement\)\) \{\s*this\.walkPattern\(declarator\.id\)/u,
    ],
    [
      'variables that are declared with `using` or `await using`',
      'webpack/lib/javascript/JavascriptParser.js',
      /statement\.kind === "using" \|\| statement\.kind === "await using"\s*\? this\.hooks\.varDeclarationUsing/u,
    ],
    [
      'otherwise the parser sets it',
      'webpack/lib/javascript/JavascriptParser.js',
      /!hook\.call\([^;]*\(declarator\.init\)\)\s*\) \{\s*this\.setVariable\(declarator\.id\.name, renameIdentifier\)/u,
    ],
    [
      'In 5.112, the value on the right has already been walked',
      'webpack/lib/javascript/JavascriptParser.js',
      /walkExpression\(expression\.right\);[\s\S]{0,460}this\.hooks\.assign, leftName/u,
    ],
    [
      '`true` keeps the name from being registered as a variable',
      'webpack/lib/javascript/JavascriptParser.js',
      /if \(!this\._callHooksForName1\(this\.hooks\.assign, name, expression\)\) \{\s*this\.defineVariable\(name\)/u,
    ],
    [
      'With `true`, neither side is walked',
      'webpack/lib/javascript/JavascriptParser.js',
      /this\.hooks\.assignMemberChain,\s*[^)]*\)[\s\S]{0,260}return;\s*\}\s*this\.walkExpression\(expression\.right\)/u,
    ],
    [
      'New in 5.111: a map of hooks by name',
      'webpack/lib/javascript/JavascriptParser.js',
      /\swrite: new HookMap\(\(\) => new SyncBailHook\(\["node"\]\)\)/u,
    ],
    [
      'New in 5.111: like `write`, but for properties',
      'webpack/lib/javascript/JavascriptParser.js',
      /writeMemberChain: new HookMap\(\s+\(\) => new SyncBailHook\(\["node", "members"\]\)/u,
    ],
    [
      'With `true`, neither the class nor the arguments are walked',
      'webpack/lib/javascript/JavascriptParser.js',
      /this\.hooks\.new,[^;]*;\s*if \(result === true\) return;\s*this\.walkExpression\(expression\.callee\)/u,
    ],
    [
      'Any returned value keeps the parser from walking into the chain',
      'webpack/lib/javascript/JavascriptParser.js',
      /optionalChaining\.call\(expression\);\s*if \(result === undefined\) \{/u,
    ],
    [
      'Any returned value keeps both sides from being walked',
      'webpack/lib/javascript/JavascriptParser.js',
      /if \(this\.hooks\.binaryExpression\.call\(expression\) === undefined\)/u,
    ],
    [
      'Answer `true` to walk only `a`, or `false` to walk only',
      'webpack/lib/javascript/JavascriptParser.js',
      /\} else if \(result\) \{\s*this\.walkExpression\(expression\.consequent\);\s*\} else if \(expression\.alternate\)/u,
    ],
    [
      'with `true`, only the right side',
      'webpack/lib/javascript/JavascriptParser.js',
      /\} else if \(result\) \{\s*this\.walkExpression\(expression\.right\);\s*\}/u,
    ],
    [
      'Between 5.109 and 5.112, the words `harmony`',
      'webpack/lib/javascript/JavascriptParser.js',
      /The `harmony\*` properties forward to their `esm\*` namesake/u,
    ],
    [
      'the old property forwards to it',
      'webpack/lib/javascript/JavascriptParser.js',
      /The `harmony\*` properties forward to their `esm\*` namesake/u,
    ],
  ]),
];
