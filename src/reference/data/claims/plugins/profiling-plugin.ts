import { claimsOfPage, measured } from '../claim.ts';
import type { Claim } from '../claim.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('plugins/profiling-plugin', [
    [
      'together with a CPU profile',
      'webpack/lib/debug/ProfilingPlugin.js',
      /this\.sendCommand\("Profiler\.start"\)/u,
    ],
    [
      'labeled with the name of the plugin',
      'webpack/lib/debug/ProfilingPlugin.js',
      /tracer\.trace\.begin\(\{\s*name,/u,
    ],
    [
      'The main thread shows the functions that ran',
      'webpack/lib/debug/ProfilingPlugin.js',
      /this\.sendCommand\("Profiler\.start"\)/u,
    ],
    [
      'a deprecation warning about `normalModuleLoader` appears',
      'webpack/lib/Compilation.js',
      /"DEP_WEBPACK_COMPILATION_NORMAL_MODULE_LOADER_HOOK"/u,
    ],
    [
      'In watch mode, the file is never finished',
      'webpack/lib/debug/ProfilingPlugin.js',
      /if \(compiler\.watchMode\) return callback\(\);/u,
    ],
    [
      'such as parallel minimizing, appears as waiting',
      'webpack/lib/debug/ProfilingPlugin.js',
      /this\.session = new[^;]*\(inspector\)\.Session\(\);\s*this\.session\.connect\(\);/u,
    ],
    [
      'Absolute path of the file to write',
      'webpack/schemas/plugins/debug/ProfilingPlugin.json',
      /"outputPath": \{[^}]*"absolutePath": true/u,
    ],
    [
      'Missing folders are created',
      'webpack/lib/debug/ProfilingPlugin.js',
      /mkdirpSync\(fs, dirPath\);/u,
    ],
    [
      'the file is `events.json` in the folder',
      'webpack/lib/debug/ProfilingPlugin.js',
      /this\.options\.outputPath \|\| "events\.json"/u,
    ],
    [
      'Each build overwrites the file',
      'webpack/lib/debug/ProfilingPlugin.js',
      /fs\.createWriteStream\(outputPath\);/u,
    ],
    [
      'writes `events.json` next to your `package.json`',
      'webpack/lib/debug/ProfilingPlugin.js',
      /this\.options\.outputPath \|\| "events\.json"/u,
    ],
    [
      'otherwise, they all write to the same file',
      'webpack/lib/debug/ProfilingPlugin.js',
      /fs\.createWriteStream\(outputPath\)/u,
    ],
    [
      'give each its own path',
      'webpack/lib/debug/ProfilingPlugin.js',
      /this\.options\.outputPath \|\| "events\.json"/u,
    ],
  ]),
  ...measured(
    'plugins/profiling-plugin',
    'half a megabyte or more even for a project with seven modules',
  ),
];
