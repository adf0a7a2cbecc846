import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('plugins/dll-plugin', [
    ['Required.', 'webpack/schemas/plugins/dll/DllPlugin.json', /"required": \["path"\]/u, 'path'],
    [
      'DllReferencePlugin reads the manifest and takes every listed module',
      'webpack/lib/dll/DelegatedModuleFactoryPlugin.js',
      /if \(request && request in this\.options\.content\) \{/u,
    ],
    [
      'a function that gets the id of a module and returns',
      'webpack/lib/dll/DllModule.js',
      /module\.exports = \$\{RuntimeGlobals\.require\}/u,
    ],
    [
      'Each chunk that is loaded at the start needs',
      'webpack/lib/dll/LibManifestPlugin.js',
      /if \(usedPaths\.has\(targetPath\)\) \{\s*callback\(new Error\("each chunk must have a unique path"\)\)/u,
    ],
    [
      'Absolute path of the manifest',
      'webpack/schemas/plugins/dll/DllPlugin.json',
      /"description": "Absolute path to the manifest json file \(output\)\."/u,
    ],
    [
      'the path can contain placeholders',
      'webpack/lib/dll/LibManifestPlugin.js',
      /compilation\.getPath\(this\.options\.path, \{\s*chunk\s*\}\)/u,
    ],
    [
      'fails with “each chunk must have a unique path”',
      'webpack/lib/dll/LibManifestPlugin.js',
      /new Error\("each chunk must have a unique path"\)/u,
    ],
    [
      'Name of the library, which is copied into the manifest',
      'webpack/lib/dll/LibManifestPlugin.js',
      /const manifest = \{\s*name,/u,
    ],
    [
      'The value is copied into the manifest',
      'webpack/lib/dll/LibManifestPlugin.js',
      /type: this\.options\.type,/u,
    ],
    [
      'Absolute path that the module paths in the manifest',
      'webpack/lib/dll/LibManifestPlugin.js',
      /context: this\.options\.context \|\| compiler\.context,/u,
    ],
    [
      'without the option, each build uses its own `context`',
      'webpack/lib/dll/LibManifestPlugin.js',
      /this\.options\.context \|\| compiler\.context,/u,
    ],
    [
      'Modules need the same relative paths in both builds',
      'webpack/lib/dll/LibManifestPlugin.js',
      /const ident = module\.libIdent\(\{/u,
    ],
    [
      'lists only the modules that you name as entries',
      'webpack/lib/dll/LibManifestPlugin.js',
      /this\.options\.entryOnly &&\s*!someInIterable\([\s\S]{0,150}\(c\.dependency, "entry"\)/u,
    ],
    [
      'no unused code is removed from the dll',
      'webpack/lib/dll/DllPlugin.js',
      /if \(!entryOnly\) \{\s*new FlagAllModulesAsUsedPlugin\(/u,
    ],
    [
      'Set it to `false` to also list the modules',
      'webpack/lib/dll/DllPlugin.js',
      /const entryOnly = this\.options\.entryOnly !== false;/u,
    ],
    [
      'If true, indents the manifest',
      'webpack/lib/dll/LibManifestPlugin.js',
      /this\.options\.format\s*\? JSON\.stringify\(manifest, null, 2\)/u,
    ],
    [
      'and an invalid file causes a build error',
      'webpack/lib/dll/DllReferencePlugin.js',
      /if \(data\.error\) \{\s*compilation\.errors\.push\(/u,
    ],
    [
      'Absolute path of a manifest, or its content',
      'webpack/lib/dll/DllReferencePlugin.js',
      /if \(typeof manifest === "string"\) \{/u,
    ],
    [
      "It's used unless you set the `name` option",
      'webpack/lib/dll/DllReferencePlugin.js',
      /if \(!name\) name = manifest\.name;/u,
    ],
    [
      'If `manifest` is an object, the name under which',
      'webpack/lib/dll/DllReferencePlugin.js',
      /if \(!name\) name = manifest\.name;/u,
    ],
    [
      "It's used unless you set the `sourceType` option",
      'webpack/lib/dll/DllReferencePlugin.js',
      /if \(!sourceType\) sourceType = manifest\.type;/u,
    ],
    [
      'If `manifest` is an object, the way in which',
      'webpack/lib/dll/DllReferencePlugin.js',
      /if \(!sourceType\) sourceType = manifest\.type;/u,
    ],
    [
      'This field is required',
      'webpack/schemas/plugins/dll/DllReferencePlugin.json',
      /"type": \{\s+"\$ref": "#\/definitions\/\w+SourceType"\s+\}\s+\},\s+"required": \["content"\]/u,
    ],
    [
      'the modules, with their paths as keys',
      'webpack/lib/dll/DllReferencePlugin.js',
      /if \(!resolvedContent\) resolvedContent = manifest\.content;/u,
    ],
    [
      'which is used to request the module from the dll',
      'webpack/lib/dll/DelegatedModule.js',
      /case "require":\s*str \+= `\(\$\{JSON\.stringify\(this\.request\)\}\)`/u,
    ],
    [
      "Names that the module exports, or `true` if they're unknown",
      'webpack/lib/dll/DelegatedModule.js',
      /new StaticExportsDependency\(delegateData\.exports \|\| true, false\)/u,
    ],
    [
      "The modules, if you don't have a manifest",
      'webpack/lib/dll/DllReferencePlugin.js',
      /"content" in this\.options \? this\.options\.content : undefined;/u,
    ],
    [
      'only the id is required',
      'webpack/schemas/plugins/dll/DllReferencePlugin.json',
      /"required": \["id"\]/u,
    ],
    [
      'takes the place of `manifest` and requires `name`',
      'webpack/schemas/plugins/dll/DllReferencePlugin.json',
      /"required": \["content", "name"\]/u,
    ],
    [
      "The entry of a dll can't be a function",
      'webpack/lib/dll/DllPlugin.js',
      /doesn't support dynamic entry \(function\) yet/u,
    ],
    [
      'Without it, the module is treated as CommonJS',
      'webpack/lib/dll/DelegatedModule.js',
      /this\.buildMeta = \{ \.\.\.delegateData\.buildMeta \};/u,
    ],
    [
      'Expression used to find the dll: a global variable',
      'webpack/lib/dll/DllReferencePlugin.js',
      /externals\[source\] =[^;]*\(name\);/u,
    ],
    [
      'For `var`, the dll is a global variable',
      'webpack/lib/dll/DllReferencePlugin.js',
      /new ExternalModuleFactoryPlugin\(sourceType \|\| "var", externals\)/u,
    ],
    [
      'for `commonjs2`, the bundle calls `require(name)`',
      'webpack/lib/externals/ExternalModule.js',
      /case "commonjs2":/u,
    ],
    [
      'The other values are `amd`, `amd-require`, `assign`',
      'webpack/schemas/plugins/dll/DllReferencePlugin.json',
      /"amd",\s*"amd-require",/u,
    ],
    [
      'With `scope`, this option has no effect',
      'webpack/lib/dll/DelegatedModuleFactoryPlugin.js',
      /\} else \{\s*\S+hooks\.module\.tap\([^{]*\{\s*const request = module\.libIdent\(this\.options\);/u,
    ],
    [
      'Absolute path that the paths in the manifest',
      'webpack/schemas/plugins/dll/DllReferencePlugin.json',
      /"context": \{[^}]*"absolutePath": true/u,
    ],
    [
      'This option turns on scoped mode',
      'webpack/lib/dll/DelegatedModuleFactoryPlugin.js',
      /if \(request && request\.startsWith\(`\$\{scope\}\/`\)\) \{/u,
    ],
    [
      'Prefix with which code imports modules from the dll',
      'webpack/lib/dll/DelegatedModuleFactoryPlugin.js',
      /request\.startsWith\(`\$\{scope\}\/`\)/u,
    ],
    [
      'only has an effect together with `scope`',
      'webpack/lib/dll/DelegatedModuleFactoryPlugin.js',
      /request\.startsWith\(`\$\{scope\}\/`\)\) \{[\s\S]*\(this\.options\.extensions\);[\s\S]*\} else \{/u,
    ],
    [
      'Extensions that can be left out of imports',
      'webpack/lib/dll/DelegatedModuleFactoryPlugin.js',
      /const requestPlusExt = innerRequest \+ extension;/u,
    ],
    [
      "`'object'` reads a property, for a library",
      'webpack/lib/dll/DelegatedModule.js',
      /case "object":\s*str \+= `\[\$\{JSON\.stringify\(this\.request\)\}\]`;/u,
    ],
    [
      'modules of the dll appear to be in a folder',
      'webpack/lib/dll/DelegatedModuleFactoryPlugin.js',
      /const innerRequest = `\.\$\{request\.slice\(scope\.length\)\}`;/u,
    ],
    [
      'and a folder stands for its `index` file',
      'webpack/lib/dll/DelegatedModuleFactoryPlugin.js',
      /requestPlusExt = `\$\{innerRequest\}\/index\$\{extension\}`;/u,
    ],
    [
      'Without `scope`, imports stay as they are',
      'webpack/lib/dll/DelegatedModuleFactoryPlugin.js',
      /normalModuleFactory\.hooks\.module\.tap\(PLUGIN_NAME, \(module\) => \{\s*const request = module\.libIdent\(/u,
    ],
    [
      'or set `entryOnly: false`',
      'webpack/lib/dll/DllPlugin.js',
      /this\.options\.entryOnly !== false;/u,
    ],
    [
      '`delegated` marks modules from the dll',
      'webpack/lib/dll/DelegatedModule.js',
      /return `delegated \$\{this\.userRequest\} from \$\{this\.sourceRequest\}`;/u,
    ],
    [
      'A dll for Node.js is loaded with',
      'webpack/lib/externals/ExternalModule.js',
      /case "node-commonjs":/u,
    ],
    ['are the older names of the same classes', 'webpack/lib/index.js', /get DllPlugin\(\) \{/u],
  ]),
];
