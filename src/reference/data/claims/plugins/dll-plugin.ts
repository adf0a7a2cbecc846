import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('plugins/dll-plugin', [
    ['Required.', 'webpack/schemas/plugins/dll/DllPlugin.json', /"required": \["path"\]/u, 'path'],
    [
      'Each chunk that is loaded at the start needs',
      'webpack/lib/dll/LibManifestPlugin.js',
      /if \(usedPaths\.has\(targetPath\)\) \{\s*callback\(new Error\("each chunk must have a unique path"\)\)/u,
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
      "It's used unless you set the `name` option",
      'webpack/lib/dll/DllReferencePlugin.js',
      /if \(!name\) name = manifest\.name;/u,
    ],
    [
      "It's used unless you set the `sourceType` option",
      'webpack/lib/dll/DllReferencePlugin.js',
      /if \(!sourceType\) sourceType = manifest\.type;/u,
    ],
    [
      'This field is required',
      'webpack/schemas/plugins/dll/DllReferencePlugin.json',
      /"type": \{\s+"\$ref": "#\/definitions\/\w+SourceType"\s+\}\s+\},\s+"required": \["content"\]/u,
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
      'With `scope`, this option has no effect',
      'webpack/lib/dll/DelegatedModuleFactoryPlugin.js',
      /\} else \{\s*\S+hooks\.module\.tap\([^{]*\{\s*const request = module\.libIdent\(this\.options\);/u,
    ],
    [
      'only has an effect together with `scope`',
      'webpack/lib/dll/DelegatedModuleFactoryPlugin.js',
      /request\.startsWith\(`\$\{scope\}\/`\)\) \{[\s\S]*\(this\.options\.extensions\);[\s\S]*\} else \{/u,
    ],
    [
      "`'object'` reads a property, for a library",
      'webpack/lib/dll/DelegatedModule.js',
      /case "object":\s*str \+= `\[\$\{JSON\.stringify\(this\.request\)\}\]`;/u,
    ],
    [
      'and a folder stands for its `index` file',
      'webpack/lib/dll/DelegatedModuleFactoryPlugin.js',
      /requestPlusExt = `\$\{innerRequest\}\/index\$\{extension\}`;/u,
    ],
  ]),
];
