import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('api/normalmodulefactory-hooks', [
    [
      'called for requests without a scheme in a module',
      'webpack/lib/module/NormalModuleFactory.js',
      /else if \(contextScheme\) \{[\s\S]*?resolveInScheme\s*\.for\(contextScheme\)/u,
    ],
    [
      'There is a new factory for each build and each child compiler',
      'webpack/lib/Compiler.js',
      /compile\(callback\) \{\s*const params = this\.newCompilationParams\(\)/u,
    ],
    [
      'apart from `prepareModuleType` and the hooks for parsers and generators',
      'webpack/lib/module/NormalModuleFactory.js',
      /let cache = this\.parserCache\.get\(type\)/u,
    ],
    [
      'Only afterward does the compilation notice that the module already',
      'webpack/lib/Compilation.js',
      /const alreadyAddedModule = this\._modules\.get\(identifier\)/u,
    ],
    [
      'since webpack 5, these hooks are bail hooks',
      'webpack/lib/module/NormalModuleFactory.js',
      /is no longer a waterfall hook, but a bailing hook instead/u,
    ],
    [
      'and returning an object is an error',
      'webpack/lib/module/NormalModuleFactory.js',
      /typeof result === "object"\) \{\s*throw new Error\(\s*deprecationChangedHookMessage\(\s*"beforeResolve"/u,
    ],
    [
      '`issuer`, the path of the requesting module',
      'webpack/lib/Compilation.js',
      /issuer: originModule\s*\? [\s\S]{0,60}originModule\.nameForCondition\(\)/u,
    ],
    [
      'its phase: `evaluation`, `defer` or `source`',
      'webpack/lib/dependencies/core/ImportPhase.js',
      /Evaluation: 0b00,\s*Defer: 0b01,\s*Source: 0b10/u,
    ],
    [
      '`true` if the cache may reuse the outcome for unchanged modules',
      'webpack/lib/Compilation.js',
      /\(factoryResult\)\.cacheable !== false &&/u,
    ],
    [
      'a module to use when `beforeResolve` ignores the request',
      'webpack/lib/module/NormalModuleFactory.js',
      /if \(result === false\) \{[\s\S]{0,400}resolveData\.ignoredModule/u,
    ],
    [
      "or return `false` to ignore it: then there's no module",
      'webpack/lib/module/NormalModuleFactory.js',
      /result === false\) \{[\s\S]{0,80}const factoryResult = \{/u,
    ],
    [
      'put that module in `resolveData.ignoredModule`',
      'webpack/lib/module/NormalModuleFactory.js',
      /if \(resolveData\.ignoredModule\) \{\s*factoryResult\.module = resolveData\.ignoredModule/u,
    ],
    [
      'if you return a module, webpack uses it as it is',
      'webpack/lib/module/NormalModuleFactory.js',
      /factorize\.callAsync\(resolveData, \(err, module\) => \{[\s\S]*?const factoryResult = \{\s*module,/u,
    ],
    [
      'Return `false` to ignore the request, or return a module',
      'webpack/lib/module/NormalModuleFactory.js',
      /if \(result === false\) return callback\(\);[\s\S]{0,60}if \(result instanceof Module\) return callback\(null, result\)/u,
      'resolve',
    ],
    [
      'so your function runs first even without a stage',
      'webpack/lib/module/NormalModuleFactory.js',
      /this\.hooks\.resolve\.tapAsync\(\s*\{\s*name: [^,]*,\s*stage: 100/u,
    ],
    [
      'Fill in `resourceData` (`resource`, `path`, `query`, `fragment`, `context`, `data`)',
      'webpack/types.d.ts',
      /resolveForScheme: HookMap<\s*AsyncSeriesBailHook<\s*\[ResourceDataWithData, ResolveData\]/u,
    ],
    [
      "is usually a folder, so the hook isn't called",
      'webpack/lib/module/NormalModuleFactory.js',
      /const contextScheme = getScheme\(context\)/u,
    ],
    [
      'If no function returns a value, the request is looked up in',
      'webpack/lib/module/NormalModuleFactory.js',
      /if \(!handled\) return defaultResolve\(this\.context\)/u,
    ],
    [
      'New in 5.110: a map of hooks by module type',
      'webpack/lib/module/NormalModuleFactory.js',
      /@since 5\.110\.0\s+\*\/\s+prepareModuleType:/u,
    ],
    [
      'called before the first module of that type gets its parser',
      'webpack/lib/module/NormalModuleFactory.js',
      /_prepareModuleType\(type, \(err\) => \{\s*if \(err\) return callback\(err\);\s*applyCreateData\(\)/u,
    ],
    [
      'These hooks can be asynchronous',
      'webpack/lib/module/NormalModuleFactory.js',
      /prepareModuleType: new HookMap\(\(\) => new AsyncSeriesHook\(\[\]\)\)/u,
    ],
    [
      'the next module tries again',
      'webpack/lib/module/NormalModuleFactory.js',
      /_moduleTypePreparation\.delete\(type\)/u,
    ],
    [
      '`parserOptions` come from `module.parser` and rules',
      'webpack/lib/module/NormalModuleFactory.js',
      /const parserOptions =|parserOptions = \{\}\)/u,
    ],
    [
      'Modules with the same options share a parser',
      'webpack/lib/module/NormalModuleFactory.js',
      /parser = this\.createParser\(type, parserOptions\);\s*cache\.set\(parserOptions, parser\)/u,
    ],
    [
      'The JavaScript types are `javascript/auto`, `javascript/esm` and `javascript/dynamic`',
      'webpack/lib/module/ModuleTypeConstants.js',
      /JAVASCRIPT_MODULE_TYPE_DYNAMIC = "javascript\/dynamic"/u,
    ],
    [
      'Change these values, or return `false` to ignore the module',
      'webpack/lib/module/NormalModuleFactory.js',
      /"afterResolve",[\s\S]{0,160}if \(result === false\) return callback\(\)/u,
    ],
    [
      'Return a module to use in place of the one',
      'webpack/lib/module/NormalModuleFactory.js',
      /this\.hooks\.createModule\.callAsync\(/u,
    ],
    [
      'If no function returns a value, the module is a `NormalModule`',
      'webpack/lib/module/NormalModuleFactory.js',
      /if \(!createdModule\) \{\s*createdModule = [^;]*new NormalModule\(createData\)/u,
    ],
    [
      'created by `createModule`, by `createModuleClass` or by webpack',
      'webpack/lib/module/NormalModuleFactory.js',
      /createdModule = [^;]*new NormalModule\(/u,
    ],
    [
      'Return this module, or another module that wraps it',
      'webpack/lib/module/NormalModuleFactory.js',
      /module: new SyncWaterfallHook\(\["module", "createData", "resolveData"\]\)/u,
    ],
    [
      '`sideEffects` is determined here',
      'webpack/lib/optimize/SideEffectsFlagPlugin.js',
      /normalModuleFactory\.hooks\.module\.tap\(/u,
    ],
    [
      "The hook isn't called for modules that `factorize` or `resolve` returned",
      'webpack/lib/module/NormalModuleFactory.js',
      /if \(result instanceof Module\) return callback\(null, result\)/u,
    ],
    [
      'called when a generator has been created',
      'webpack/lib/module/NormalModuleFactory.js',
      /this\.hooks\.generator\.for\(type\)\.call\(generator, generatorOptions\);\s*return/u,
    ],
    [
      'The absolute path is available here',
      'webpack/lib/module/NormalModuleFactory.js',
      /this\.hooks\.resolve\.callAsync\([\s\S]{0,900}this\.hooks\.afterResolve\.callAsync\(/u,
    ],
    [
      '`context`, `data`) and return `true`',
      'webpack/lib/module/NormalModuleFactory.js',
      /resolveForScheme: new HookMap\(\s*\(\) => new AsyncSeriesBailHook\(/u,
    ],
    [
      'Return `true` after you have filled in `resourceData`',
      'webpack/lib/module/NormalModuleFactory.js',
      /if \(!handled\) return defaultResolve\(this\.context\);/u,
    ],
    [
      'called for requests with a scheme, such as',
      'webpack/lib/module/NormalModuleFactory.js',
      /this\.hooks\.resolveForScheme\s*\.for\(scheme\)/u,
    ],
    [
      'Nearly all hooks get the same object, `resolveData`',
      'webpack/lib/module/NormalModuleFactory.js',
      /factorize: new AsyncSeriesBailHook\(\["resolveData"\]\)/u,
    ],
    [
      'Looks up the resource and its loaders',
      'webpack/lib/module/NormalModuleFactory.js',
      /Object\.assign\(data\.createData, \{/u,
    ],
    [
      'and fills `resolveData.createData`',
      'webpack/lib/module/NormalModuleFactory.js',
      /Object\.assign\(data\.createData, \{/u,
    ],
    [
      'Creates a module from `resolveData`',
      'webpack/lib/module/NormalModuleFactory.js',
      /factorize: new AsyncSeriesBailHook\(\["resolveData"\]\)/u,
    ],
    [
      'a class that extends `webpack.Parser`',
      'webpack/lib/module/NormalModuleFactory.js',
      /throw new Error\(`No parser registered for \$\{type\}`\)/u,
    ],
    [
      'a class that extends `webpack.Generator`',
      'webpack/lib/module/NormalModuleFactory.js',
      /throw new Error\(`No generator registered for \$\{type\}`\)/u,
    ],
    [
      'you need this hook and `createGenerator`',
      'webpack/lib/module/NormalModuleFactory.js',
      /throw new Error\(`No generator registered for \$\{type\}`\)/u,
    ],
    [
      '`generatorOptions` come from `module.generator` and rules',
      'webpack/lib/module/NormalModuleFactory.js',
      /mergeGlobalOptions\(\s*this\._globalGeneratorOptions,\s*type,\s*generatorOptions\s*\)/u,
    ],
    [
      'You can wrap its `generate` method here',
      'webpack/lib/module/NormalModuleFactory.js',
      /this\.hooks\.generator\.for\(type\)\.call\(generator, generatorOptions\)/u,
    ],
    [
      'instance of your own subclass of `NormalModule`',
      'webpack/lib/module/NormalModuleFactory.js',
      /this\.hooks\.createModuleClass\s*\.for\(createData\.settings\.type\)\s*\.call\(createData, resolveData\)/u,
    ],
    [
      'or as `normalModuleFactory` in the second argument of `compilation`',
      'webpack/lib/Compiler.js',
      /normalModuleFactory: this\.createNormalModuleFactory\(\)/u,
    ],
    [
      '`beforeResolve`, `factorize`, `resolve` (with `resolveForScheme` or `resolveInScheme`',
      'webpack/lib/module/NormalModuleFactory.js',
      /this\.hooks\.beforeResolve\.callAsync\(resolveData[\s\S]{0,1500}this\.hooks\.factorize\.callAsync\(/u,
    ],
    [
      '`afterResolve`, `createModule`, `createModuleClass` and `module`',
      'webpack/lib/module/NormalModuleFactory.js',
      /hooks\.afterResolve\.call[\s\S]*hooks\.createModule\.call[\s\S]*hooks\.createModuleClass[\s\S]*hooks\.module\.call/u,
    ],
  ]),
];
