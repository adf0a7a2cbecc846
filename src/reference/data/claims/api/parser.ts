import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('api/parser', [
    [
      '`javascript/dynamic` for CommonJS only',
      'webpack/lib/config/defaults.js',
      /type: JAVASCRIPT_MODULE_TYPE_DYNAMIC/u,
    ],
    [
      'One parser handles many modules, one after the other',
      'webpack/lib/module/NormalModuleFactory.js',
      /let parser = cache\.get\(parserOptions\);\s*if \(parser === undefined\) \{/u,
    ],
    [
      'All hooks of the parser are bail hooks',
      'webpack/types.d.ts',
      /evaluateTypeof: HookMap<\s*SyncBailHook</u,
    ],
    [
      'the parser calls the most specific hook first',
      'webpack/lib/javascript/JavascriptParser.js',
      /this\.hooks\.callMemberChain,\s*rootInfo,[\s\S]{0,420}this\.hooks\.call,/u,
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
      'Return `null` if the value is unknown',
      'webpack/lib/javascript/JavascriptParser.js',
      /if \(result !== undefined && result !== null\) \{/u,
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
      'A single function on this hook makes webpack visit all statements',
      'webpack/lib/javascript/JavascriptParser.js',
      /if \(this\._needsFullPreWalk \|\| this\.hooks\.preStatement\.taps\.length !== 0\)/u,
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
      'webpack evaluates the condition here, and removes the dead branch',
      'webpack/lib/javascript/ConstPlugin.js',
      /parser\.hooks\.statementIf\.tap\(/u,
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
      'to mark the rest of the block as unreachable',
      'webpack/lib/javascript/JavascriptParser.js',
      /this\.hooks\.terminate\.call\(/u,
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
      'even one without names, with the requested module as `source`',
      'webpack/lib/javascript/JavascriptParser.js',
      /const source = [^;]*statement\.source\.value[^;]*;\s*this\.hooks\.import\.call\(statement, source\)/u,
    ],
    [
      'This hook comes before the hooks for the specifiers',
      'webpack/lib/javascript/JavascriptParser.js',
      /this\.hooks\.import\.call\(statement, source\);\s*for \(const specifier of statement\.specifiers\)/u,
      'import',
    ],
    [
      'webpack adds the dependency on the other module here',
      'webpack/lib/dependencies/esm/ESMImportDependencyParserPlugin.js',
      /hooks\.import\.tap\(/u,
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
      'webpack removes the `export` keyword here',
      'webpack/lib/dependencies/esm/ESMExportDependencyParserPlugin.js',
      /hooks\.export\.tap\(/u,
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
      'Called for each exported name of this module',
      'webpack/lib/javascript/JavascriptParser.js',
      /this\.hooks\.exportSpecifier\.call\(statement, def, def, index\+\+\)/u,
    ],
    [
      "For `export *`, it's `null`, and so is `exportName`",
      'webpack/lib/javascript/JavascriptParser.js',
      /this\.hooks\.exportImportSpecifier\.call\(statement, source, null, name, 0\)/u,
    ],
    [
      'neither the argument nor what is passed to `.then()` is walked',
      'webpack/lib/javascript/JavascriptParser.js',
      /const result = this\.hooks\.importCall\.call\(\s*[^)]*\);\s*if \(result === true\) return/u,
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
      'while the names of a block are collected',
      'webpack/lib/javascript/JavascriptParser.js',
      /this\.hooks\.preDeclarator\.call\(declarator, statement\)/u,
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
      'unless the hook for its kind has returned a value',
      'webpack/lib/javascript/JavascriptParser.js',
      /!hook\.call\(ident\)\) \{\s*hook = this\.hooks\.varDeclaration\.get\(name\)/u,
    ],
    [
      "With `true`, the parser doesn't register the variable",
      'webpack/lib/javascript/JavascriptParser.js',
      /if \(hook === undefined \|\| !hook\.call\(ident\)\) \{\s*this\.defineVariable\(name\)/u,
    ],
    [
      'variables that are declared with `using` or `await using`',
      'webpack/lib/javascript/JavascriptParser.js',
      /statement\.kind === "using" \|\| statement\.kind === "await using"\s*\? this\.hooks\.varDeclarationUsing/u,
    ],
    [
      'rename variables that would conflict with its own',
      'webpack/lib/javascript/CompatibilityPlugin.js',
      /hooks\.pattern\s*\.for\(RuntimeGlobals\.require\)/u,
    ],
    [
      'hooks for the old name are also called for the new one',
      'webpack/lib/javascript/JavascriptParser.js',
      /this\.setVariable\(declarator\.id\.name, renameIdentifier\)/u,
    ],
    [
      'Such a hook is called after `canRename` has returned `true`',
      'webpack/lib/javascript/JavascriptParser.js',
      /this\.hooks\.canRename\.get\(renameIdentifier\);[\s\S]{0,240}this\.hooks\.rename\.get/u,
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
      'The variable on the left is walked later or, with `true`, not at all',
      'webpack/lib/javascript/JavascriptParser.js',
      /!this\._callHooksForName1\(this\.hooks\.assign, leftName, expression\)/u,
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
      'With `true`, neither the callee nor the arguments are walked',
      'webpack/lib/javascript/JavascriptParser.js',
      /expression\s*\);\s*if \(result2 === true\) return/u,
    ],
    [
      'This hook comes before `call`',
      'webpack/lib/javascript/JavascriptParser.js',
      /this\.hooks\.callMemberChain,[\s\S]{0,400}this\.hooks\.call,/u,
    ],
    [
      '`calleeMembers` are the members before the call',
      'webpack/lib/javascript/JavascriptParser.js',
      /memberChainOfCallMemberChain: new HookMap\(\s*\(\) =>\s*new SyncBailHook\(\[\s*"expression",\s*"calleeMembers"/u,
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
      'webpack uses this hook to handle unknown properties of `import.meta`',
      'webpack/lib/dependencies/import-meta/ImportMetaPlugin.js',
      /hooks\.unhandledExpressionMemberChain\s*\.for\(IMPORT_META\)/u,
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
      '`hotAcceptWithoutCallback` for a call without one',
      'webpack/lib/hmr/HotModuleReplacementPlugin.js',
      /hotAcceptWithoutCallback\.call\(/u,
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
