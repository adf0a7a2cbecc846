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
    [
      '`true` if the name is declared in the current scope',
      'webpack/lib/javascript/JavascriptParser.js',
      /const info = this\.scope\.definitions\.get\(name\);\s*if \(info === undefined\) return false/u,
    ],
    [
      '`ConstDependency` takes the new text and the range',
      'webpack/lib/dependencies/core/ConstDependency.js',
      /constructor\(expression, range/u,
    ],
    [
      "a call to a local function named `fetch` doesn't reach",
      'webpack/lib/javascript/JavascriptParser.js',
      /return !info\.isFree\(\)/u,
    ],
    [
      'something other than `undefined` ends the hook',
      'tapable/lib/SyncBailHook.js',
      /if\(\$\{result\} !== undefined\)/u,
    ],
    [
      "it calls `callMemberChain.for('shop')`, then `call.for('shop.cart.add')`",
      'webpack/lib/javascript/JavascriptParser.js',
      /if \(result1 === true\) return;\s*\}\s*const result2 = this\._callHooksForInfo1\(\s*this\.hooks\.call,/u,
    ],
    [
      'it walks through the object (`shop.cart`) and the arguments',
      'webpack/lib/javascript/JavascriptParser.js',
      /this\.walkExpression\(expression\.callee\.object\);\s*if \(expression\.callee\.computed === true\)/u,
    ],
    [
      'The last hook of a module',
      'webpack/lib/javascript/JavascriptParser.js',
      /this\.hooks\.finish\.call\(ast, comments\);/u,
    ],
    [
      'A map of hooks by node type (`CallExpression`, `TemplateLiteral` …)',
      'webpack/lib/javascript/JavascriptParser.js',
      /this\.hooks\.evaluate\.for\("TemplateLiteral"\)/u,
    ],
    [
      'asked for the value of `typeof name`',
      'webpack/lib/javascript/JavascriptParser.js',
      /this\.hooks\.evaluateTypeof,\s*expr\.argument\.name/u,
    ],
    [
      'asked for the value of `new Name()` if `Name` is free',
      'webpack/lib/javascript/JavascriptParser.js',
      /return this\._callHooksForName1\(\s*this\.hooks\.evaluateNewExpression,\s*callee\.name/u,
    ],
    [
      'asked for the value of `name()`',
      'webpack/lib/javascript/JavascriptParser.js',
      /return this\._callHooksForName1\(\s*this\.hooks\.evaluateCallExpression,\s*expr\.callee\.name/u,
    ],
    [
      'Method calls go to `evaluateCallExpressionMember`',
      'webpack/lib/javascript/JavascriptParser.js',
      /const hook = this\.hooks\.evaluateCallExpressionMember\.get\(property\)/u,
    ],
    [
      '`param` is the value of the object before the dot',
      'webpack/lib/javascript/JavascriptParser.js',
      /const param = this\.evaluateExpression\(\s*(?:.{0,30})\(expr\.callee\.object\)/u,
    ],
    [
      'A map of hooks by the name of a method',
      'webpack/lib/javascript/JavascriptParser.js',
      /const hook = this\.hooks\.evaluateCallExpressionMember\.get\(property\)/u,
    ],
    [
      'asked whether the expression can be dropped when its value is unused',
      'webpack/lib/javascript/JavascriptParser.js',
      /isPure\(expr, commentsStartPos\) \{[\s\S]{0,140}this\.hooks\.isPure/u,
    ],
    [
      'Called for each `if`',
      'webpack/lib/javascript/JavascriptParser.js',
      /walkIfStatement\(statement\) \{\s*const result = this\.hooks\.statementIf\.call\(statement\)/u,
    ],
    [
      'is put on a stack while its branch is walked',
      'webpack/lib/javascript/JavascriptParser.js',
      /if \(guard && guard\.consequent\) \{\s*this\.walkGuardedBranch\(guard\.consequent/u,
    ],
    [
      'Called for statements after a `return` or `throw`',
      'webpack/lib/javascript/JavascriptParser.js',
      /if \(this\.scope\.terminated\) \{\s*onlyFunctionDeclaration = true/u,
    ],
    [
      'Return `true` to skip them',
      'webpack/lib/javascript/JavascriptParser.js',
      /this\.hooks\.unusedStatement\.call\([\s\S]{0,60}\) \{\s*continue/u,
    ],
    [
      'Called for the expression after `extends`',
      'webpack/lib/javascript/JavascriptParser.js',
      /!this\.hooks\.classExtendsExpression\.call\(classy\.superClass, classy\)/u,
    ],
    [
      'Called for each method, property and static block',
      'webpack/lib/javascript/JavascriptParser.js',
      /if \(!this\.hooks\.classBodyElement\.call\(classElement, classy\)\) \{\s*if \(classElement\.type === "StaticBlock"\)/u,
    ],
    [
      "With `true`, the element isn't walked",
      'webpack/lib/javascript/JavascriptParser.js',
      /if \(!this\.hooks\.classBodyElement\.call\(classElement, classy\)\) \{/u,
    ],
    [
      'the value of a property, after `classBodyElement`',
      'webpack/lib/javascript/JavascriptParser.js',
      /classElement\.value &&\s*!this\.hooks\.classBodyValue\.call\(/u,
    ],
    [
      "With `true`, webpack doesn't treat the variable",
      'webpack/lib/javascript/JavascriptParser.js',
      /!this\.hooks\.importSpecifier\.call\(statement, source, "default", name\)/u,
    ],
    [
      'before the hooks for its parts',
      'webpack/lib/javascript/JavascriptParser.js',
      /this\.hooks\.export\.call\(statement\);\s*if \(\s*statement\.declaration &&\s*!this\.hooks\.exportDeclaration/u,
    ],
    [
      'Called for the value of `export default`',
      'webpack/lib/javascript/JavascriptParser.js',
      /this\.hooks\.exportExpression\.call\(statement, statement\.declaration\)/u,
    ],
    [
      '`identifierName` is the name in the other module',
      'webpack/lib/javascript/JavascriptParser.js',
      /this\.hooks\.exportImportSpecifier\.call\(\s*statement,\s*source,\s*localName,\s*name,/u,
    ],
    [
      'If `.then(…)` follows directly, `importThen` is that call',
      'webpack/lib/javascript/JavascriptParser.js',
      /expression\.callee\.property\.name === "then"\s*\) \{\s*const result = this\.hooks\.importCall\.call\(/u,
    ],
    [
      'even if the value is missing, while the names',
      'webpack/lib/javascript/JavascriptParser.js',
      /if \(this\.hooks\.preDeclarator\.call\(declarator, statement\)\) continue/u,
    ],
    [
      "That happens before the block's code is walked",
      'webpack/lib/javascript/JavascriptParser.js',
      /this\._blockPreWalkScope\(ast, ast\.body\);\s*this\.prevStatement = undefined;\s*this\.walkStatements\(ast\.body\)/u,
    ],
    [
      'for variables that are declared with `var`',
      'webpack/lib/javascript/JavascriptParser.js',
      /this\._preWalkVariableDeclaration\(statement, this\.hooks\.varDeclarationVar\)/u,
    ],
    [
      'for variables that are declared with `let`',
      'webpack/lib/javascript/JavascriptParser.js',
      /: this\.hooks\.varDeclarationLet/u,
    ],
    [
      'for variables that are declared with `const`',
      'webpack/lib/javascript/JavascriptParser.js',
      /\? this\.hooks\.varDeclarationConst/u,
    ],
    [
      "variable declarations for which `preDeclarator` hasn't returned a value",
      'webpack/lib/javascript/JavascriptParser.js',
      /preDeclarator\.call\(declarator, statement\)\) continue;[\s\S]{0,420}this\.hooks\.pattern/u,
    ],
    [
      'With `true`, the usual handling of the name is skipped',
      'webpack/lib/javascript/JavascriptParser.js',
      /if \(!this\._callHooksForName1\(this\.hooks\.pattern, pattern\.name, pattern\)\) \{\s*onIdent/u,
    ],
    [
      'Called for the right side of `const { a, b } = value`',
      'webpack/lib/javascript/JavascriptParser.js',
      /: this\.hooks\.collectDestructuringAssignmentProperties\.call\(expr\)\s*\? expr/u,
    ],
    [
      'Return `true` if you need the properties',
      'webpack/lib/javascript/JavascriptParser.js',
      /: this\.hooks\.collectDestructuringAssignmentProperties\.call\(expr\)\s*\? expr/u,
    ],
    [
      '`parser.destructuringAssignmentPropertiesFor(node)` then returns them',
      'webpack/lib/javascript/JavascriptParser.js',
      /return this\.destructuringAssignmentProperties\.get\(node\)/u,
    ],
    [
      'or passed to a function that is called immediately',
      'webpack/lib/javascript/JavascriptParser.js',
      /_walkIIFE\(functionExpression, options, currentThis\) \{[\s\S]{0,600}this\.hooks\.canRename/u,
    ],
    [
      'to a free or tagged variable',
      'webpack/lib/javascript/JavascriptParser.js',
      /!this\._callHooksForName1\(this\.hooks\.assign, leftName, expression\)/u,
    ],
    [
      'the hook runs before the pattern on the left is walked',
      'webpack/lib/javascript/JavascriptParser.js',
      /this\._walkPatternWriteMembers\(expression\.left, expression\);\s*this\.walkPattern\(expression\.left\)/u,
    ],
    [
      "reaches `assignMemberChain.for('module')` with `['exports', 'a']`",
      'webpack/lib/javascript/JavascriptParser.js',
      /this\.hooks\.assignMemberChain,[\s\S]{0,120}expression,\s*this\._members/u,
    ],
    [
      '`node` is the whole construct',
      'webpack/lib/javascript/JavascriptParser.js',
      /this\._callHooksForName1\(this\.hooks\.write, target\.name, node\)/u,
    ],
    [
      'Replace the expression and return `true`',
      'webpack/lib/javascript/JavascriptParser.js',
      /this\.hooks\.typeof,\s*expression\.argument,\s*expression\s*\);\s*if \(result === true\) return/u,
      'typeof',
    ],
    [
      'and for `name()`, with an empty array',
      'webpack/lib/javascript/JavascriptParser.js',
      /callee\.getMembersOptionals\s*\? callee\.getMembersOptionals\(\)\s*: members\.map\(RETURN_FALSE\)/u,
    ],
    [
      "for properties of a call's result: `name.a().b`",
      'webpack/lib/javascript/JavascriptParser.js',
      /this\.hooks\.memberChainOfCallMemberChain,[\s\S]{0,140}this\._memberCalleeMembers/u,
    ],
    [
      'but for a method that is called on the result',
      'webpack/lib/javascript/JavascriptParser.js',
      /this\.hooks\.callMemberChainOfCallMemberChain,\s*exprInfo\.rootInfo,\s*expression,\s*exprInfo\.getCalleeMembers/u,
    ],
    [
      '`expression` is the outer call, and `innerCallExpression` is the inner one',
      'webpack/lib/javascript/JavascriptParser.js',
      /expression,\s*exprInfo\.getCalleeMembers\(\),\s*exprInfo\.call,\s*exprInfo\.getMembers\(\)/u,
    ],
    [
      'called for `new Name()`',
      'webpack/lib/javascript/JavascriptParser.js',
      /this\.hooks\.new,\s*expression\.callee,\s*expression/u,
    ],
    [
      'Called for a chain with `?.`',
      'webpack/lib/javascript/JavascriptParser.js',
      /const result = this\.hooks\.optionalChaining\.call\(expression\);\s*if \(result === undefined\)/u,
    ],
    [
      "Called for `a + b`, `a === b`, `'a' in b`",
      'webpack/lib/javascript/JavascriptParser.js',
      /if \(this\.hooks\.binaryExpression\.call\(expression\) === undefined\)/u,
    ],
    [
      'the parser tries the whole chain first, then shorter ones',
      'webpack/lib/javascript/JavascriptParser.js',
      /name = name\.slice\(0, -property\.length - 1\);\s*const result = this\._callHooksForInfo1\(\s*this\.hooks\.expression/u,
    ],
    [
      'after `expression` for the whole chain, and before `expression`',
      'webpack/lib/javascript/JavascriptParser.js',
      /if \(result1 === true\) return;\s*if \(this\._hasHooksForInfo\(this\.hooks\.expressionMemberChain, rootInfo\)\)/u,
    ],
    [
      'called for a chain if none of its parts was handled',
      'webpack/lib/javascript/JavascriptParser.js',
      /\} else if \(\s*!this\._hasHooksForInfo\(\s*this\.hooks\.unhandledExpressionMemberChain/u,
    ],
    [
      "With `true`, the first name isn't walked as a variable",
      'webpack/lib/javascript/JavascriptParser.js',
      /this\.hooks\.unhandledExpressionMemberChain,\s*rootInfo,\s*outer,\s*members\s*\)\s*\) \{\s*this\.walkExpression/u,
    ],
    [
      'Called for `condition ? a : b`',
      'webpack/lib/javascript/JavascriptParser.js',
      /const result = this\.hooks\.expressionConditionalOperator\.call\(expression\)/u,
    ],
    [
      'If no function returns a value, both sides are walked',
      'webpack/lib/javascript/JavascriptParser.js',
      /expressionLogicalOperator\.call\(expression\);\s*if \(result === undefined\) \{\s*this\.walkLeftRightExpression/u,
    ],
    [
      '`true` skips the statement with everything in it',
      'webpack/lib/javascript/JavascriptParser.js',
      /statementHook\.taps\.length !== 0 &&\s*statementHook\.call\(statement\) !== undefined/u,
    ],
    [
      'This hook is called very often',
      'webpack/lib/javascript/JavascriptParser.js',
      /walkStatement\(statement\) \{[\s\S]{0,300}const \{ statement: statementHook \} = this\.hooks/u,
    ],
    [
      'Called for `export … from` and `export * from`',
      'webpack/lib/javascript/JavascriptParser.js',
      /this\.hooks\.exportImportSpecifier\.call\(statement, source, null, name, 0\)/u,
    ],
    [
      'Both hooks get the node and an array of requests',
      'webpack/lib/hmr/HotModuleReplacementPlugin.js',
      /hotAcceptCallback\.call\(expr\.arguments\[1\], requests\)/u,
    ],
    [
      "The branch that isn't walked adds no modules",
      'webpack/lib/javascript/JavascriptParser.js',
      /\} else if \(statement\.alternate\) \{\s*this\.walkNestedStatement\(statement\.alternate\)/u,
    ],
    [
      'hook provides parsers by module type',
      'webpack/lib/module/NormalModuleFactory.js',
      /createParser: new HookMap\(/u,
    ],
    [
      '`exportName` is the name that other modules import',
      'webpack/lib/javascript/JavascriptParser.js',
      /this\.hooks\.exportSpecifier\.call\(\s*statement,\s*localName,\s*name,\s*specifierIndex/u,
    ],
    [
      '`node.range` contains the start and end positions',
      'webpack/lib/javascript/JavascriptParser.js',
      /ranges: true/u,
    ],
    [
      'Called for each statement during the walk',
      'webpack/lib/javascript/JavascriptParser.js',
      /statementHook\.call\(statement\) !== undefined/u,
    ],
    [
      "asked for the name's value",
      'webpack/lib/javascript/JavascriptParser.js',
      /this\.hooks\.evaluateIdentifier,\s*info\.name/u,
    ],
  ]),
];
