import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('api/hot-module-replacement', [
    [
      "in CommonJS modules, it's `module.hot`",
      'webpack/lib/hmr/HotModuleReplacementPlugin.js',
      /\.for\("module\.hot"\)\s*\.tap\(/u,
    ],
    [
      'The object exists only if HotModuleReplacementPlugin is active',
      'webpack/lib/hmr/HotModuleReplacementPlugin.js',
      /addRuntimeModule\(\s*chunk,\s+new HotModuleReplacementRuntimeModule\(\)/u,
    ],
    [
      'as it is in `webpack serve` by default',
      'webpack-dev-server/lib/Server.js',
      /options\.hot === "only"\s+\? options\.hot\s+: true;/u,
    ],
    [
      "webpack then replaces the request with the module's id",
      'webpack/lib/dependencies/core/ModuleDependencyTemplateAsId.js',
      /content = runtimeTemplate\.moduleId\(\{/u,
    ],
    [
      "If the search reaches an entry that doesn't accept itself",
      'webpack/lib/hmr/JavascriptHotModuleReplacement.runtime.js',
      /if \(module\.hot\._main\) \{\s+return \{\s+type: "unaccepted"/u,
    ],
    [
      'The first argument is a request or an array of requests',
      'webpack/lib/hmr/HotModuleReplacementPlugin.js',
      /if \(arg\.isString\(\)\) \{\s+params = \[arg\];\s+\} else if \(arg\.isArray\(\)\)/u,
    ],
    [
      'called with the ids of the accepted modules that were outdated',
      'webpack/lib/hmr/JavascriptHotModuleReplacement.runtime.js',
      /callbacks\[k\]\.call\(null, moduleOutdatedDependencies\)/u,
    ],
    [
      'If the function returns a promise, the update waits for it',
      'webpack/lib/hmr/JavascriptHotModuleReplacement.runtime.js',
      /result && typeof result\.then === "function"\) \{\s+acceptPromises\.push\(result\)/u,
    ],
    [
      "It isn't called when a promise that the callback returns is rejected",
      'webpack/lib/hmr/JavascriptHotModuleReplacement.runtime.js',
      /Promise\.all\(acceptPromises\)\s+\.then\(onAccepted\)\s+\.then\(/u,
    ],
    [
      'The handler gets the error and an object with `moduleId`',
      'webpack/lib/hmr/JavascriptHotModuleReplacement.runtime.js',
      /\(errorHandlers\[k\]\)\(err, \{\s+moduleId: outdatedModuleId,\s+dependencyId: dependenciesForCallbacks\[k\]/u,
    ],
    [
      'Without a request, the module accepts its own updates',
      'webpack/lib/hmr/HotModuleReplacement.runtime.js',
      /if \(dep === undefined\) hot\._selfAccepted = true;/u,
    ],
    [
      'an object with `moduleId` and `module`',
      'webpack/lib/hmr/JavascriptHotModuleReplacement.runtime.js',
      /item\.errorHandler\(err, \{\s+moduleId: moduleId,\s+module: /u,
    ],
    [
      'the update is aborted with `Aborted because of declined dependency`',
      'webpack/lib/hmr/JavascriptHotModuleReplacement.runtime.js',
      /if \(!options\.ignoreDeclined\)\s+abortError = new Error\(\s*"Aborted because of declined dependency: "/u,
    ],
    [
      'which are aborted with `Aborted because of self decline`',
      'webpack/lib/hmr/JavascriptHotModuleReplacement.runtime.js',
      /if \(!options\.ignoreDeclined\)\s+abortError = new Error\(\s*"Aborted because of self decline: "/u,
    ],
    [
      'runs before the old version of this module is thrown away',
      'webpack/lib/hmr/JavascriptHotModuleReplacement.runtime.js',
      /disposeHandlers\[j\]\.call\(null, data\);\s+\}\s+\$hmrModuleData\$\[moduleId\] = data;/u,
    ],
    [
      '`undefined` the first time the module runs',
      'webpack/lib/hmr/HotModuleReplacement.runtime.js',
      /data: currentModuleData\[moduleId\]/u,
    ],
    [
      'It becomes `false` when the module is disposed of',
      'webpack/lib/hmr/JavascriptHotModuleReplacement.runtime.js',
      /module\.hot\.active = false;/u,
    ],
    [
      'The longer name of the same method as `dispose`',
      'webpack/lib/hmr/HotModuleReplacement.runtime.js',
      /addDisposeHandler: function \(callback\) \{\s*hot\._disposeHandlers\.push\(callback\)/u,
    ],
    [
      'Even if the module accepts itself, the search',
      'webpack/lib/hmr/JavascriptHotModuleReplacement.runtime.js',
      /module\.hot\._selfAccepted && !module\.hot\._selfInvalidated\)\s+\)\s+continue;/u,
    ],
    [
      'The status becomes `ready`, as if an update had been downloaded',
      'webpack/lib/hmr/HotModuleReplacement.runtime.js',
      /case "idle":\s+currentUpdateApplyHandlers = \[\];[^"]*setStatus\("ready"\);/u,
    ],
    [
      'The module is added to the update that is waiting',
      'webpack/lib/hmr/HotModuleReplacement.runtime.js',
      /case "ready":\s*Object\.keys\(\$hmrInvalidateModuleHandlers\$\)\.forEach/u,
    ],
    [
      'The module is queued and is handled with the current update',
      'webpack/lib/hmr/HotModuleReplacement.runtime.js',
      /case "prepare":\s+case "check":\s+case "dispose":\s+case "apply":\s+\(queuedInvalidatedModules =/u,
    ],
    [
      'If `check` finds no update, the status becomes `ready`',
      'webpack/lib/hmr/HotModuleReplacement.runtime.js',
      /setStatus\(applyInvalidatedModules\(\) \? "ready" : "idle"\)/u,
    ],
    [
      'None: only a reload helps',
      'webpack/lib/hmr/HotModuleReplacement.runtime.js',
      /default:\s*(?:\/\/[^\n]*\s*)?break;\s*\}\s*\},\s*(?:\/\/[^\n]*\s*)?check: hotCheck/u,
    ],
    [
      "there's only one update for the whole program",
      'webpack/lib/hmr/HotModuleReplacement.runtime.js',
      /var currentStatus = "idle"/u,
    ],
    [
      'If you pass a function, that function is registered',
      'webpack/lib/hmr/HotModuleReplacement.runtime.js',
      /if \(!l\) return currentStatus;\s+registeredStatusHandlers\.push\(l\);/u,
    ],
    [
      'webpack waits for any chunks that the program loads meanwhile',
      'webpack/lib/hmr/HotModuleReplacement.runtime.js',
      /case "prepare":\s+blockingPromises\+\+;/u,
    ],
    [
      'The `dispose` functions of the outdated modules are running',
      'webpack/lib/hmr/HotModuleReplacement.runtime.js',
      /var disposePromise = setStatus\("dispose"\)/u,
    ],
    [
      'The update was refused before anything changed',
      'webpack/lib/hmr/HotModuleReplacement.runtime.js',
      /return setStatus\("abort"\)\.then/u,
    ],
    [
      "or to `null` if there's no update",
      'webpack/lib/hmr/HotModuleReplacement.runtime.js',
      /"ready" : "idle"\)\.then\(\s*function \(\) \{\s+return null;/u,
    ],
    [
      'The call is allowed only in status `idle`',
      'webpack/lib/hmr/HotModuleReplacement.runtime.js',
      /function hotCheck\(applyOnUpdate\) \{\s*if \(currentStatus !== "idle"\) \{\s*throw new Error/u,
    ],
    [
      'otherwise, it throws `check() is only allowed in idle status`',
      'webpack/lib/hmr/HotModuleReplacement.runtime.js',
      /currentStatus !== "idle"\) \{\s+throw new Error\("check\(\) is only allowed in idle status"\)/u,
    ],
    [
      'pass `true` or the options of `apply`',
      'webpack/lib/hmr/HotModuleReplacement.runtime.js',
      /if \(applyOnUpdate\) \{\s*return internalApply\(/u,
    ],
    [
      'Without an argument, the status ends up as `ready`',
      'webpack/lib/hmr/HotModuleReplacement.runtime.js',
      /if \(applyOnUpdate\) \{\s+return internalApply\(applyOnUpdate\);\s+\}\s+return setStatus\("ready"\)/u,
    ],
    [
      'Applies a downloaded update, in status `ready`',
      'webpack/lib/hmr/HotModuleReplacement.runtime.js',
      /if \(currentStatus !== "ready"\) \{/u,
    ],
    [
      'It rejects when the update is refused (status `abort`)',
      'webpack/lib/hmr/HotModuleReplacement.runtime.js',
      /return setStatus\("abort"\)\.then\(function \(\) \{\s+throw errors\[0\];/u,
    ],
    [
      "the error isn't handled (status `fail`)",
      'webpack/lib/hmr/HotModuleReplacement.runtime.js',
      /if \(error\) \{\s+return setStatus\("fail"\)/u,
    ],
    [
      'the path from the changed module (`chain[0]`) to where the search ended',
      'webpack/lib/hmr/JavascriptHotModuleReplacement.runtime.js',
      /chain: chain\.concat\(\[parentId\]\),\s*id: parentId/u,
    ],
    [
      'Without this option, such modules abort the update',
      'webpack/lib/hmr/JavascriptHotModuleReplacement.runtime.js',
      /case .declined.:[^:]*if \(!options\.ignoreDeclined\)\s+abortError = /u,
    ],
    [
      'without setting the status to `fail`',
      'webpack/lib/hmr/JavascriptHotModuleReplacement.runtime.js',
      /type: .accept-errored.,[^}]*\}\);\s+\}\s+if \(!options\.ignoreErrored\) \{\s+reportError\(err\);/u,
    ],
    [
      "`type` is `'self-declined'` or `'declined'`",
      'webpack/lib/hmr/JavascriptHotModuleReplacement.runtime.js',
      /case "declined":\s*if \(options\.onDeclined\) options\.onDeclined\(result\)/u,
    ],
    [
      'for the latter, `parentId` is the declining module',
      'webpack/lib/hmr/JavascriptHotModuleReplacement.runtime.js',
      /type: "declined",\s+chain: chain\.concat\(\[parentId\]\),\s+moduleId: moduleId,\s+parentId: parentId/u,
    ],
    [
      "with `type: 'unaccepted'`",
      'webpack/lib/hmr/JavascriptHotModuleReplacement.runtime.js',
      /case "unaccepted":\s*if \(options\.onUnaccepted\)/u,
    ],
    [
      '`moduleId` is the entry that the search reached',
      'webpack/lib/hmr/JavascriptHotModuleReplacement.runtime.js',
      /if \(module\.hot\._main\) \{\s*return \{\s*type: "unaccepted"/u,
    ],
    [
      'whose keys are the ids of the modules to be notified',
      'webpack/lib/hmr/JavascriptHotModuleReplacement.runtime.js',
      /addAllToSet\(outdatedDependencies\[parentId\], \[moduleId\]\)/u,
    ],
    [
      'Called for each module that no longer exists in the new build',
      'webpack/lib/hmr/JavascriptHotModuleReplacement.runtime.js',
      /newModuleFactory\s+\? getAffectedModuleEffects\(moduleId\)\s+: \{\s+type: "disposed"/u,
    ],
    [
      'and `originalError` if an error handler itself threw',
      'webpack/lib/hmr/JavascriptHotModuleReplacement.runtime.js',
      /type: "accept-error-handler-errored",[^}]*originalError: err\s/u,
    ],
    [
      "`'accept-errored'`, `'accept-error-handler-errored'`, `'self-accept-errored'`",
      'webpack/lib/hmr/JavascriptHotModuleReplacement.runtime.js',
      /type: "self-accept-error-handler-errored"/u,
    ],
    [
      'the next step waits for it, except in `dispose` and `apply`',
      'webpack/lib/hmr/HotModuleReplacement.runtime.js',
      /Promise\.all\(\[disposePromise, applyPromise\]\)/u,
    ],
    [
      'These clients call `check` and `apply` for you',
      'webpack/hot/dev-server.js',
      /module\.hot\s*\.check\(true\)/u,
    ],
    [
      'emits `webpackHotUpdate` with the hash of the new build',
      'webpack/hot/dev-server.js',
      /hotEmitter\.on\("webpackHotUpdate", handler\)/u,
    ],
    [
      'Reloads the page if the update cannot be applied',
      'webpack/hot/dev-server.js',
      /log\.formatError\(err\)\);\s+if \(typeof window !== "undefined"\) \{\s+window\.location\.reload\(\)/u,
    ],
    [
      'On the same event, but it never reloads the page',
      'webpack/hot/only-dev-server.js',
      /^(?![\s\S]*location\.reload)[\s\S]*addEventListener\(\s*.webpackHotUpdate./u,
    ],
    [
      'webpack-dev-server 6 uses neither of these',
      'webpack-dev-server/package.json',
      /"version": "6\./u,
    ],
    [
      'its own client applies updates itself',
      'webpack-dev-server/lib/Server.js',
      /applies updates itself, without a 'webpack\/hot' entry/u,
    ],
    [
      'At an interval that the query specifies in milliseconds',
      'webpack/hot/poll.js',
      /\+__resourceQuery\.slice\(1\) \|\| 10 \* 60 \* 1000/u,
    ],
    [
      'the `SIGUSR2` signal, or the signal named in the query',
      'webpack/hot/signal.js',
      /process\.on\(__resourceQuery\.slice\(1\) \|\| "SIGUSR2"/u,
    ],
    [
      'webpack looks for a module that accepts the change',
      'webpack/lib/hmr/JavascriptHotModuleReplacement.runtime.js',
      /if \(parent\.hot\._acceptedDependencies\[moduleId\]\) \{[\s\S]{0,300}continue;/u,
    ],
    [
      'continues with all its importers, then with the importers of those',
      'webpack/lib/hmr/JavascriptHotModuleReplacement.runtime.js',
      /queue\.push\(\{\s*chain: chain\.concat\(\[parentId\]\),\s*id: parentId/u,
    ],
    [
      'You can leave out the function',
      'webpack/lib/hmr/HotModuleReplacement.runtime.js',
      /hot\._acceptedDependencies\[dep\] = callback \|\| function \(\) \{\}/u,
    ],
    [
      'The third argument is a function that is called when the callback throws',
      'webpack/lib/hmr/JavascriptHotModuleReplacement.runtime.js',
      /\} catch \(err\) \{\s*if \(typeof errorHandlers\[k\] === "function"\)/u,
    ],
    [
      'With a handler, the update counts as successful',
      'webpack/lib/hmr/JavascriptHotModuleReplacement.runtime.js',
      /\} else \{\s*if \(options\.onErrored\) \{\s*options\.onErrored\(\{\s*type: "accept-errored"/u,
    ],
    [
      "its new code runs, and its importers aren't notified",
      'webpack/lib/hmr/JavascriptHotModuleReplacement.runtime.js',
      /\(module\.hot\._selfAccepted && !module\.hot\._selfInvalidated\)\s*\)\s*continue;/u,
    ],
    [
      'The function you pass is called when the new version throws',
      'webpack/lib/hmr/JavascriptHotModuleReplacement.runtime.js',
      /item\.require\(moduleId\);\s*\} catch \(err\) \{\s*if \(typeof item\.errorHandler === "function"\)/u,
    ],
    [
      'Without this function, the update fails',
      'webpack/lib/hmr/JavascriptHotModuleReplacement.runtime.js',
      /type: "self-accept-errored",[\s\S]{0,120}if \(!options\.ignoreErrored\) \{\s*reportError\(err\)/u,
    ],
    [
      'Refuses updates of the given modules',
      'webpack/lib/hmr/JavascriptHotModuleReplacement.runtime.js',
      /if \(parent\.hot\._declinedDependencies\[moduleId\]\) \{\s*return \{\s*type: "declined"/u,
    ],
    [
      'Without an argument, the module refuses its own updates',
      'webpack/lib/hmr/HotModuleReplacement.runtime.js',
      /decline: function \(dep\) \{\s*if \(dep === undefined\) hot\._selfDeclined = true/u,
    ],
    [
      'you can register several functions',
      'webpack/lib/hmr/HotModuleReplacement.runtime.js',
      /addDisposeHandler: function \(callback\) \{\s*hot\._disposeHandlers\.push\(callback\)/u,
    ],
    [
      'the new version finds this object as `data`',
      'webpack/lib/hmr/HotModuleReplacement.runtime.js',
      /data: currentModuleData\[moduleId\]/u,
    ],
    [
      'The object that the previous version filled in its dispose functions',
      'webpack/lib/hmr/JavascriptHotModuleReplacement.runtime.js',
      /disposeHandlers\[j\]\.call\(null, data\);\s*\}\s*\$hmrModuleData\$\[moduleId\] = data/u,
    ],
    [
      '`true` while this version is in use',
      'webpack/lib/hmr/HotModuleReplacement.runtime.js',
      /active: true,/u,
    ],
    [
      'The module is disposed of and runs again',
      'webpack/lib/hmr/JavascriptHotModuleReplacement.runtime.js',
      /currentUpdate\[moduleId\] = \$moduleFactories\$\[moduleId\]/u,
    ],
    [
      'A call to `apply` does the rest',
      'webpack/lib/hmr/HotModuleReplacement.runtime.js',
      /if \(currentStatus !== "ready"\) \{[\s\S]{0,240}return internalApply\(options\)/u,
    ],
    [
      'the update never settles',
      'webpack/lib/hmr/HotModuleReplacement.runtime.js',
      /if \(queuedInvalidatedModules\) \{\s*return internalApply\(options\)/u,
    ],
    [
      'Removes a function that was registered with `dispose`',
      'webpack/lib/hmr/HotModuleReplacement.runtime.js',
      /if \(idx >= 0\) hot\._disposeHandlers\.splice\(idx, 1\)/u,
    ],
    [
      'Removes a function that was registered with `addStatusHandler`',
      'webpack/lib/hmr/HotModuleReplacement.runtime.js',
      /if \(idx >= 0\) registeredStatusHandlers\.splice\(idx, 1\)/u,
    ],
    [
      'Nothing is going on, and `check` may be called',
      'webpack/lib/hmr/HotModuleReplacement.runtime.js',
      /if \(currentStatus !== "idle"\) \{\s*throw/u,
    ],
    [
      'The manifest of the update is being fetched',
      'webpack/lib/hmr/HotModuleReplacement.runtime.js',
      /return setStatus\("check"\)\s*\.then\(\$hmrDownloadManifest\$\)/u,
    ],
    [
      "The update's chunks are being fetched",
      'webpack/lib/hmr/HotModuleReplacement.runtime.js',
      /return setStatus\("prepare"\)\.then\(function \(\) \{[\s\S]{0,250}\$hmrDownloadUpdateHandlers\$/u,
    ],
    [
      'and `apply` may be called to put it in place',
      'webpack/lib/hmr/HotModuleReplacement.runtime.js',
      /if \(currentStatus !== "ready"\) \{\s*return Promise\.resolve\(\)\.then\(function \(\) \{\s*throw/u,
    ],
    [
      'New code is put in place, `accept` callbacks run',
      'webpack/lib/hmr/JavascriptHotModuleReplacement.runtime.js',
      /\$moduleFactories\$\[updateModuleId\] = appliedUpdate\[updateModuleId\]/u,
    ],
    [
      'and self-accepting modules run',
      'webpack/lib/hmr/JavascriptHotModuleReplacement.runtime.js',
      /return Promise\.all\(acceptPromises\)\s*\.then\(onAccepted\)/u,
    ],
    [
      'An error was thrown partway through',
      'webpack/lib/hmr/HotModuleReplacement.runtime.js',
      /if \(error\) \{\s*return setStatus\("fail"\)/u,
    ],
    [
      "From `abort` and `fail`, there's no way back to `idle`",
      'webpack/lib/hmr/HotModuleReplacement.runtime.js',
      /if \(errors\.length > 0\) \{\s*return setStatus\("abort"\)\.then\(function \(\) \{\s*throw errors\[0\]/u,
    ],
    [
      'It returns a promise that resolves to the ids of the updated modules',
      'webpack/lib/hmr/HotModuleReplacement.runtime.js',
      /return setStatus\("ready"\)\.then\(function \(\) \{\s*return updatedModules/u,
    ],
    [
      'The returned promise resolves to the ids of the replaced modules',
      'webpack/lib/hmr/HotModuleReplacement.runtime.js',
      /return setStatus\("idle"\)\.then\(function \(\) \{\s*return outdatedModules/u,
    ],
    [
      'Leaves unaccepted modules as they are and applies the rest',
      'webpack/lib/hmr/JavascriptHotModuleReplacement.runtime.js',
      /if \(!options\.ignoreUnaccepted\)\s*abortError = new Error\(/u,
    ],
    [
      'Leaves declined modules as they are',
      'webpack/lib/hmr/JavascriptHotModuleReplacement.runtime.js',
      /"declined":[\s\S]{0,100}if \(!options\.ignoreDeclined\)\s*abortError = new Error\(/u,
    ],
    [
      'an accept callback, an error handler or a self-accepting module throws',
      'webpack/lib/hmr/JavascriptHotModuleReplacement.runtime.js',
      /if \(!options\.ignoreErrored\) \{\s*reportError\(err1\);\s*reportError\(err\)/u,
    ],
    [
      '`outdatedModules` is an array of the modules that will be thrown away',
      'webpack/lib/hmr/JavascriptHotModuleReplacement.runtime.js',
      /var queue = outdatedModules\.slice\(\);[\s\S]{0,600}delete \$moduleCache\$\[moduleId\]/u,
    ],
    [
      'Every event has a `moduleId`',
      'webpack/lib/hmr/JavascriptHotModuleReplacement.runtime.js',
      /type: "disposed",\s*moduleId: moduleId/u,
    ],
    [
      'Registers a function that is called with the new status',
      'webpack/lib/hmr/HotModuleReplacement.runtime.js',
      /registeredStatusHandlers\[i\]\.call\(null, newStatus\)/u,
    ],
    [
      'with ECMAScript imports, webpack still updates the bindings',
      'webpack/lib/hmr/HotModuleReplacementPlugin.js',
      /createAcceptHandler\(parser, ImportMetaHotAcceptDependency\)/u,
    ],
    [
      'Accepts updates of modules that this module imports',
      'webpack/lib/hmr/HotModuleReplacement.runtime.js',
      /hot\._acceptedDependencies\[dep\] = callback/u,
    ],
    [
      'that module runs again, followed by your callback',
      'webpack/lib/hmr/JavascriptHotModuleReplacement.runtime.js',
      /result = callbacks\[k\]\.call\(null, moduleOutdatedDependencies\)/u,
    ],
    [
      'runs the new version and returns its values',
      'webpack/lib/hmr/JavascriptHotModuleReplacement.runtime.js',
      /delete \$moduleCache\$\[moduleId\]/u,
    ],
    [
      'The argument is a request or an array of requests',
      'webpack/lib/hmr/HotModuleReplacement.runtime.js',
      /else if \(typeof dep === "object" && dep !== null\)\s*for \(var i = 0; i < dep\.length; i\+\+\)\s*hot\._declined/u,
    ],
    [
      'Throws away the current version of this module',
      'webpack/lib/hmr/HotModuleReplacement.runtime.js',
      /invalidate: function \(\) \{\s*this\._selfInvalidated = true/u,
    ],
    [
      'Returns what the update is currently doing',
      'webpack/lib/hmr/HotModuleReplacement.runtime.js',
      /if \(!l\) return currentStatus/u,
    ],
    [
      'Asks for an update and downloads it',
      'webpack/lib/hmr/HotModuleReplacement.runtime.js',
      /\$hmrDownloadUpdateHandlers\$\[key\]\(/u,
    ],
    [
      'Called for each declined module',
      'webpack/lib/hmr/JavascriptHotModuleReplacement.runtime.js',
      /case "declined":\s*if \(options\.onDeclined\) options\.onDeclined\(result\)/u,
    ],
    [
      'Called for each accepted module',
      'webpack/lib/hmr/JavascriptHotModuleReplacement.runtime.js',
      /case "accepted":\s*if \(options\.onAccepted\) options\.onAccepted\(result\)/u,
    ],
    [
      'The program still runs with the old code, but takes no more updates',
      'webpack/lib/hmr/HotModuleReplacement.runtime.js',
      /return setStatus\("abort"\)\.then\(function \(\) \{\s*throw errors\[0\]/u,
    ],
  ]),
];
