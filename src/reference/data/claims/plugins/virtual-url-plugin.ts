import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('plugins/virtual-url-plugin', [
    [
      'You provide its source as a string or a function',
      'webpack/lib/schemes/VirtualUrlPlugin.js',
      /\} else if \(typeof virtualConfig === "function"\) \{\s*return \{\s*type: "",\s*source: virtualConfig/u,
    ],
    [
      'The keys are the names that follow `virtual:`',
      'webpack/lib/schemes/VirtualUrlPlugin.js',
      /DEFAULT_SCHEME = "virtual";/u,
    ],
    [
      'Rules are tested against the scheme and the key',
      'webpack/lib/schemes/VirtualUrlPlugin.js',
      /resourceData\.path = path \+ type;\s*resourceData\.resource = path;/u,
    ],
    [
      'or of a defined name with a query, causes the error',
      'webpack/lib/schemes/VirtualUrlPlugin.js',
      /findVirtualModuleConfigById\(\s+resourceData\.resource\s+\)/u,
    ],
    [
      "it's called when the module is built",
      'webpack/lib/schemes/VirtualUrlPlugin.js',
      /hooks\.readResource\s+\.for\(scheme\)/u,
    ],
    [
      'gets the loader context and can return a promise',
      'webpack/lib/schemes/VirtualUrlPlugin.js',
      /\(loaderContext: LoaderContext<LoaderOptions>\) => Promise<string \| Buffer> \| string/u,
    ],
    [
      'makes the relative imports in the generated code start',
      'webpack/lib/schemes/VirtualUrlPlugin.js',
      /\} else if \(context && typeof context === "string"\) \{\s*resourceData\.context = context;/u,
    ],
    [
      'The plugin takes two arguments',
      'webpack/lib/schemes/VirtualUrlPlugin.js',
      /constructor\(modules, schemeOrOptions\) \{/u,
    ],
    [
      'the other options, or a string with the scheme',
      'webpack/lib/schemes/VirtualUrlPlugin.js',
      /typeof schemeOrOptions === "string"\s+\? \{ scheme: schemeOrOptions \}/u,
    ],
    [
      'The first argument is the object with the modules',
      'webpack/lib/schemes/VirtualUrlPlugin.js',
      /constructor\(modules, schemeOrOptions\) \{/u,
    ],
    [
      'A value is the source, a function that returns it',
      'webpack/lib/schemes/VirtualUrlPlugin.js',
      /if \(typeof virtualConfig === "string"\) \{\s*return \{\s*type: "",/u,
    ],
    [
      'an object with the names as keys',
      'webpack/lib/schemes/VirtualUrlPlugin.js',
      /pre\[toVid\(id, scheme\)\] = normalizeModule\(virtualConfigs\[id\]\);/u,
    ],
    [
      'because the loader context is its argument',
      'webpack/lib/schemes/VirtualUrlPlugin.js',
      /await virtualConfig\.source\(loaderContext\);/u,
    ],
    [
      'or a promise of either',
      'webpack/lib/schemes/VirtualUrlPlugin.js',
      /const content = await virtualConfig\.source\(loaderContext\);/u,
    ],
    [
      'The extension is appended to the name before rules are applied',
      'webpack/lib/schemes/VirtualUrlPlugin.js',
      /resourceData\.path = path \+ type;/u,
    ],
    [
      'Kind of module, as an extension with its dot',
      'webpack/lib/schemes/VirtualUrlPlugin.js',
      /resourceData\.path = path \+ type;/u,
    ],
    [
      'below the `context` of the configuration',
      'webpack/lib/schemes/VirtualUrlPlugin.js',
      /compiler\.context,\s+resolvedContext\s/u,
    ],
    [
      'With `true`, it happens in every build',
      'webpack/lib/schemes/VirtualUrlPlugin.js',
      /return version === true\s+\? undefined/u,
    ],
    [
      'that happens when the string has changed since',
      'webpack/lib/schemes/VirtualUrlPlugin.js',
      /\(typeof version === "function" \? version\(\) : version\) \|\| "unset";/u,
    ],
    [
      "the `context` for all modules that don't set their own",
      'webpack/lib/schemes/VirtualUrlPlugin.js',
      /virtualConfig\.context \|\| this\.context;/u,
    ],
    [
      'the text before the colon',
      'webpack/lib/schemes/VirtualUrlPlugin.js',
      /return `\$\{scheme\}:\$\{id\}`;/u,
    ],
    [
      'has neither a `version` nor a dependency, its function runs only once',
      'webpack/lib/schemes/VirtualUrlPlugin.js',
      /if \(virtualConfig\.version\) \{\s+const cacheKey/u,
    ],
    [
      'use the first result, even if the function',
      'webpack/lib/schemes/VirtualUrlPlugin.js',
      /if \(virtualConfig\.version\) \{\s*const cacheKey = toCacheKey\(/u,
    ],
    [
      'With a `version`, this source follows an environment variable',
      'webpack/lib/schemes/VirtualUrlPlugin.js',
      /if \(virtualConfig\.version\) \{/u,
    ],
  ]),
];
