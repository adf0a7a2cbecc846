import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('api/resolvers', [
    [
      'There are three types of resolvers',
      'webpack/lib/config/WebpackOptionsApply.js',
      /\.for\("normal"\)[\s\S]*?\.for\("context"\)[\s\S]*?\.for\("loader"\)/u,
    ],
    [
      "webpack creates each resolver when it's first needed, then keeps it",
      'webpack/lib/resolve/ResolverFactory.js',
      /if \(resolver\) \{[^}]*return resolver;\s*\}\s*const newResolver = this\._create\(/u,
    ],
    [
      'or `false` if the request is to be ignored',
      'enhanced-resolve/lib/Resolver.js',
      /if \(resultPath === false\) return callback\(null, false, result\)/u,
    ],
    [
      'The result is the path, with query and fragment',
      'enhanced-resolve/lib/Resolver.js',
      /`\$\{escapedPath\}\$\{escapedQuery\}\$\{result\.fragment \|\| ""\}`/u,
    ],
    [
      'the resolver adds to them the paths',
      'enhanced-resolve/lib/Resolver.js',
      /fileDependencies: resolveContext\.fileDependencies/u,
    ],
    [
      'returns a resolver with additional options',
      'webpack/lib/resolve/ResolverFactory.js',
      /mergedOptions = cachedCleverMerge\(originalResolveOptions, options\)/u,
    ],
    [
      'throws an error unless the resolver has the `useSyncFileSystemCalls` option',
      'enhanced-resolve/lib/Resolver.js',
      /if \(!sync\) \{\s*throw new Error\(\s*"Cannot 'resolveSync' because the fileSystem is not sync/u,
    ],
    [
      'throws an error unless the resolver has the `useSyncFileSystemCalls`',
      'enhanced-resolve/lib/Resolver.js',
      /Cannot 'resolveSync' because the fileSystem is not sync/u,
    ],
    [
      'It is applied to resolvers, not to the compiler',
      'enhanced-resolve/lib/ResolverFactory.js',
      /const plugins = \[\.\.\.userPlugins\];/u,
    ],
    [
      'with the two hooks of `compiler.resolverFactory.hooks`',
      'webpack/lib/resolve/ResolverFactory.js',
      /resolveOptions: new HookMap[\s\S]{0,300}resolver: new HookMap/u,
    ],
    [
      'On this hook, webpack merges the configuration into the options',
      'webpack/lib/config/WebpackOptionsApply.js',
      /hooks\.resolveOptions\s*\.for\("normal"\)[\s\S]{0,80}cleverMerge\(options\.resolve, resolveOptions\)/u,
    ],
    [
      'your function runs after the merge',
      'webpack/lib/config/WebpackOptionsApply.js',
      /cleverMerge\(options\.resolveLoader, resolveOptions\)\)\s*\);\s*compiler\.hooks\.afterResolvers\.call/u,
    ],
    [
      'Called with each new resolver, the complete options, and',
      'webpack/lib/resolve/ResolverFactory.js',
      /\.call\(resolver, resolveOptions, originalResolveOptions\)/u,
    ],
    [
      'Four hooks always exist',
      'enhanced-resolve/lib/Resolver.js',
      /this\.hooks = \{\s+resolveStep: [^}]*\snoResolve: [^}]*\sresolve: [^}]*\sresult: [^}]*\};/u,
    ],
    [
      'at each step, for tracing, with the next hook',
      'enhanced-resolve/lib/Resolver.js',
      /resolveStep: new SyncHook\(\["hook", "request"\]/u,
    ],
    [
      'when nothing was found, with the request and the error',
      'enhanced-resolve/lib/Resolver.js',
      /noResolve: new SyncHook\(\["request", "error"\]/u,
    ],
    [
      'functions can be asynchronous',
      'enhanced-resolve/lib/Resolver.js',
      /\sresult: new AsyncSeriesHook\(/u,
      'result',
    ],
    [
      "also creates the hook if it doesn't exist",
      'enhanced-resolve/lib/Resolver.js',
      /if \(!hook\) \{(?:(?!throw)[\s\S])*new AsyncSeriesBailHook\(\s*\["request", "resolveContext"\]/u,
    ],
    [
      'or later than most of them',
      'enhanced-resolve/lib/Resolver.js',
      /name\.startsWith\("after"\)\) \{[\s\S]{0,160}withOptions\(\{\s*stage: 10,/u,
    ],
    [
      'the `package.json` around the requesting file is looked up',
      'enhanced-resolve/lib/ResolverFactory.js',
      /new DescriptionFilePlugin\(\s*"parsed-resolve",\s*descriptionFiles,\s*false,\s*"described-resolve"/u,
    ],
    [
      'a cached result ends the search here',
      'enhanced-resolve/lib/ResolverFactory.js',
      /new UnsafeCachePlugin\(\s*"described-resolve"/u,
    ],
    [
      'a package: folders of `resolve.modules` are tried',
      'enhanced-resolve/lib/ResolverFactory.js',
      /new ModulesInHierarchicalDirectoriesPlugin\(\s*"raw-module"/u,
    ],
    [
      'inside a package, whose `exports` are applied',
      'enhanced-resolve/lib/ResolverFactory.js',
      /new ExportsFieldPlugin\(\s*"resolve-in-package"/u,
    ],
    [
      'it is tried as a file, then as a folder',
      'enhanced-resolve/lib/ResolverFactory.js',
      /\{ directory: false \},\s*null,\s*true,\s*"raw-file"[\s\S]*?"as directory",\s*true,\s*"directory"/u,
    ],
    [
      'symbolic links are followed',
      'enhanced-resolve/lib/ResolverFactory.js',
      /new SymlinkPlugin\("existing-file", "existing-file"\)/u,
    ],
    [
      'the resolver detects and reports a recursion',
      'enhanced-resolve/lib/Resolver.js',
      /recursionError\.recursion = true;[\s\S]{0,160}return callback\(recursionError\)/u,
    ],
    [
      'in this order: an object that describes the source',
      'enhanced-resolve/lib/Resolver.js',
      /\(self, context, path, request, resolveContext\) =>/u,
    ],
    [
      'Both are maps whose keys are the resolver types',
      'webpack/lib/resolve/ResolverFactory.js',
      /this\.hooks\.resolver\s*\.for\(type\)/u,
    ],
    [
      "In a plugin, `compiler.resolverFactory.get('normal', options)` gives you",
      'webpack/lib/resolve/ResolverFactory.js',
      /get\(type, resolveOptions = EMPTY_RESOLVE_OPTIONS\)/u,
    ],
    [
      'whether an alias applies, and whether the request is',
      'enhanced-resolve/lib/ResolverFactory.js',
      /new AliasPlugin\("raw-resolve", alias, "internal-resolve"\)/u,
    ],
    [
      'runs only in or below a folder with a `package.json`',
      'enhanced-resolve/lib/ResolverFactory.js',
      /new DescriptionFilePlugin\(\s*"undescribed-existing-directory",\s*descriptionFiles,\s*false,/u,
    ],
    [
      'with its `package.json`',
      'enhanced-resolve/lib/ResolverFactory.js',
      /new DescriptionFilePlugin\(\s*"relative",/u,
    ],
    [
      '`resolver.getHook(name)` returns one of these hooks',
      'enhanced-resolve/lib/Resolver.js',
      /throw new Error\(`Hook \$\{name\} doesn't exist`\)/u,
    ],
    [
      'a folder, or `lodash/get` from `node_modules`',
      'webpack/lib/config/defaults.js',
      /modules: \["node_modules"\]/u,
    ],
    [
      '`request.path` is the folder or file so far',
      'enhanced-resolve/lib/Resolver.js',
      /const obj = \{\s*context,\s*path: parent,\s*request: specifier,/u,
    ],
    [
      '`descriptionFileRoot` and `descriptionFileData` describe the package',
      'enhanced-resolve/lib/DescriptionFilePlugin.js',
      /descriptionFileData: result\.content,[\s\S]{0,100}descriptionFileRoot: result\.directory/u,
    ],
    [
      'rules can change options, so there are often several resolvers',
      'webpack/lib/resolve/ResolverFactory.js',
      /typedCaches\.stringified\.get\(ident\)/u,
    ],
    [
      'it is split into path, query and fragment',
      'enhanced-resolve/lib/ResolverFactory.js',
      /new ParsePlugin\(source, resolveOptions, "parsed-resolve"\)/u,
    ],
  ]),
];
