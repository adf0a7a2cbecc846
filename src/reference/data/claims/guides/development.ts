import { claimsOfPage, measured } from '../claim.ts';
import type { Claim } from '../claim.ts';
import { cli, defaults, server } from './evidence.ts';

const devtools = 'webpack/lib/config/WebpackOptionsApply.js';
const watching = 'webpack/lib/watch/Watching.js';
const middleware = 'webpack-dev-middleware/dist/index.js';
const watchedFiles = /this\.watch\(\s+[^,]*\(compilation\)\.fileDependencies,/u;
const filesInMemory = /\} else \{\s+outputFileSystem = [^;]*memfs\.createFsFromVolume/u;
const hotClient = /if \(options\.hot\) \{[\s\S]{0,90}injectHotClient\(compilersToModify, \{/u;

export const claims: readonly Claim[] = [
  ...measured(
    'guides/development',
    'The location given is line 1, column 133',
    'from 836 to 41 milliseconds on our machine',
    "so without this option, you'd have to reload the page by hand",
  ),
  ...claimsOfPage('guides/development', [
    [
      'names stay readable, nothing is minimized',
      defaults,
      /if \(development\) return "named";\s+return "natural";/u,
    ],
    ['nothing is minimized, and modules', defaults, /D\(optimization, "minimize", production\);/u],
    [
      "modules that haven't changed are kept in memory between builds",
      defaults,
      /F\(options, "cache", \(\) =>\s+development \? \{ type: [^}]*"memory"/u,
    ],
    [
      'The build has also written `dist/check.js.map`',
      defaults,
      /D\(output, "sourceMapFilename", "\[file\]\.map\[query\]"\);/u,
    ],
    [
      "scripts after webpack's changes, styles as written",
      defaults,
      /type: "css",\s+use: "source-map"\s+\}[\s\S]{0,40}\{\s+type: "javascript",\s+use: "eval"/u,
    ],
    [
      'your files, exactly, with maps in files of their own',
      devtools,
      /filename: inline \? null : options\.output\.sourceMapFilename,/u,
    ],
    [
      'the bundle, since nothing refers to the map',
      devtools,
      /append: hidden \? false : undefined,/u,
    ],
    ["With `--watch`, webpack doesn't exit after the build", cli, /compiler\.watch\(/u],
    ['until one of the files in the graph changes', watching, watchedFiles],
    [
      'because only the changed module is read again',
      'webpack/lib/Compilation.js',
      /if \(!needBuild\) \{/u,
    ],
    ["webpack ignores files that aren't part of the graph", watching, watchedFiles],
    [
      'Make it poll once per second',
      'watchpack/lib/DirectoryWatcher.js',
      /typeof options\.poll === "number"\s+\? options\.poll/u,
    ],
    [
      'how long it waits when many files change at once',
      watching,
      /this\.watchOptions\.aggregateTimeout = 20;/u,
    ],
    ['It keeps the emitted files in memory', middleware, filesInMemory],
    ['so `dist` stays as it is', middleware, filesInMemory],
    ['which is notified of each build, to your page', middleware, hotClient],
    ['Version 6 needs Node.js', 'webpack-dev-server/package.json', /"version": "6\./u],
    [
      'shows the URL, usually `http://localhost:8080/`',
      server,
      /WEBPACK_DEV_SERVER_BASE_PORT, 10\)\s+: 8080;/u,
    ],
    [
      "If that port is taken and you haven't set a port",
      server,
      /port !== null && port !== "auto"\) \{\s+return port;/u,
    ],
    [
      'the server uses the next free one',
      'webpack-dev-server/lib/getPort.js',
      /throw error;\s+\}\s+port \+= 1;/u,
    ],
    [
      'the color changes, and the page is not reloaded',
      'webpack/lib/css/CssModulesPlugin.js',
      /"\} else \{",\s+Template\.indent\("module\.hot\.accept\(\);"\)/u,
    ],
    [
      'hot module replacement, which is on by default',
      server,
      /options\.hot === "only"\s+\? options\.hot\s+: true;/u,
    ],
    [
      'works for stylesheets without any work on your part',
      'webpack/lib/css/CssModulesPlugin.js',
      /"\} else \{",\s+Template\.indent\("module\.hot\.accept\(\);"\)/u,
    ],
    [
      "the page reloads, because the module doesn't specify",
      'webpack-dev-middleware/client/process-update.js',
      /if \(unacceptedModules\.length > 0\) \{[\s\S]*?performReload\(\);\s+return;/u,
    ],
    [
      'the page reloads because of `watchFiles`',
      server,
      /watcher\.on\("change", \(item\) => \{[\s\S]{0,400}hot\.publish\(\{ action: "reload", file: item \}\)/u,
    ],
    [
      'a message covers the page until you fix it',
      server,
      /typeof options\.client\.overlay === "undefined"\) \{\s+options\.client\.overlay = true;/u,
    ],
    [
      'The folder that `static` specifies is served',
      server,
      /name: "express-static",\s+path: publicPath,/u,
    ],
    [
      'The default is `public`, shown here',
      server,
      /directory: path\.join\(process\.cwd\(\), "public"\),/u,
    ],
    [
      "Note that the server doesn't put these files in `dist`",
      server,
      /\(await getExpress\(\)\)\.static\(\s+staticOption\.directory,/u,
    ],
    [
      'the server answers requests for unknown URLs with `index.html`',
      'connect-history-api-fallback/lib/index.js',
      /rewriteTarget = options\.index \|\| '\/index\.html';/u,
    ],
    ['it keeps unminimized files in memory', middleware, filesInMemory],
    [
      'including a client that reloads the page',
      server,
      /typeof options\.liveReload !== "undefined" \? options\.liveReload : true;/u,
    ],
    [
      'waits until the build is finished',
      'webpack-dev-middleware/dist/middleware.js',
      /if \(context\.state\) \{\s+callback\(context\.stats\);\s+return;[\s\S]{0,200}context\.callbacks\.push\(callback\);/u,
    ],
    ['In this setup, you have to reload the page yourself', middleware, hotClient],
  ]),
];
