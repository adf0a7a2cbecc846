import { claimsOfPage, measured } from '../claim.ts';
import type { Claim } from '../claim.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('api/cli', [
    [
      'explains a single flag with its possible values',
      'webpack-cli/lib/webpack-cli.js',
      /Possible values:"\)\} \$\{possibleValuesUnionTypeString\}/u,
    ],
    [
      '`npx webpack --help=verbose` shows all of them',
      'webpack-cli/lib/webpack-cli.js',
      /if \(option\.hidden\) \{\s*return isVerbose;/u,
    ],
    [
      'a globally installed `webpack` hands over to it',
      'webpack-cli/bin/cli.js',
      /WEBPACK_CLI_SKIP_IMPORT_LOCAL && runLocalCLI\(\)\) \{\s+return;/u,
    ],
    [
      'If you mistype a command by a letter or two',
      'webpack-cli/lib/webpack-cli.js',
      /#distance\(operand, commandOptions\.rawName\) < 3/u,
    ],
    [
      'are entries, in addition to those in the configuration',
      'webpack-cli/lib/webpack-cli.js',
      /options\.entry = \[\.\.\.entries, [^;]+;\s+\}\s+options\.webpack = webpack;\s+await this\.runWebpack\(options, false\)/u,
    ],
    [
      'With `--entry-reset`, they replace the configured entries',
      'webpack/lib/config/cli.js',
      /case "reset":\s*if \(value === true\) return \[\]/u,
    ],
    [
      'the installed packages whose names contain `webpack` or `loader`',
      'webpack-cli/lib/webpack-cli.js',
      /DEFAULT_WEBPACK_PACKAGES = \["webpack", "loader"\]/u,
    ],
    [
      'Sets the format: `json`, for programs, or `markdown`',
      'webpack-cli/lib/webpack-cli.js',
      /case "markdown":\s*envinfoConfig\.markdown = true;\s*break;\s*case "json":/u,
    ],
    [
      'To add several, repeat the flag',
      'webpack-cli/lib/webpack-cli.js',
      /alias: "a",\s+configs: \[\{ type: "string" \}\],\s+multiple: true/u,
    ],
    [
      "checks it against webpack's schema, without building",
      'webpack-cli/lib/webpack-cli.js',
      /cmd\.context\.webpack\.validate\(config\.options\);/u,
    ],
    [
      'the command prints `No validation errors found.`',
      'webpack-cli/lib/webpack-cli.js',
      /#status\("success", "No validation errors found\."\)/u,
    ],
    [
      'ends with exit code 2',
      'webpack-cli/lib/webpack-cli.js',
      /webpack\.validate\(config\.options\);\s+\}\s+catch \(error\) \{[^}]*process\.exit\(2\)/u,
    ],
    [
      'is called with an empty `env`',
      'webpack-cli/lib/webpack-cli.js',
      /action: async \(configPath, _options, cmd\) => \{[^}]*\} = cmd\.context;\s+const env = \{\};/u,
    ],
    [
      'if it exports an array, webpack-cli 7 reports `No configuration found.`',
      'webpack-cli/lib/webpack-cli.js',
      /loadedConfigs\.length === 1\) \{\s+config\.options = [^;]+;\s+config\.path\.set\(loadedConfigs\[0\]\.options,/u,
    ],
    [
      'Starts webpack-dev-server, which has to be installed',
      'webpack-cli/lib/webpack-cli.js',
      /dependencies: \[WEBPACK_PACKAGE, WEBPACK_DEV_SERVER_PACKAGE\]/u,
    ],
    [
      'and all flags of `build`, but `--watch` only causes a warning',
      'webpack-cli/lib/webpack-cli.js',
      /if \(options\.argv\.env\.WEBPACK_SERVE\) \{\s+configuration\.watch = false;/u,
    ],
    [
      "makes each server serve only its own configuration's build",
      'webpack-cli/lib/webpack-cli.js',
      /if \(isDevServerPerCompiler\) \{\s+configuration\.plugins = \[/u,
    ],
    [
      "If you don't ask for a specific port",
      'webpack-dev-server/lib/Server.js',
      /port !== "auto"\) \{\s+return port;[\s\S]*getPort\(basePort, host\)/u,
    ],
    [
      'the server uses the next free port',
      'webpack-dev-server/lib/getPort.js',
      /Try next port if port is busy;[\s\S]*port \+= 1;/u,
    ],
    [
      '`auto` takes a free one',
      'webpack-dev-server/lib/Server.js',
      /if \(typeof port !== "undefined" && port !== null && port !== "auto"\) \{\s*return port/u,
    ],
    [
      'The command takes the flags of `build`, but `--watch` only causes a warning',
      'webpack-cli/lib/webpack-cli.js',
      /No need to use the '\$\{options\.argv\.env\.WEBPACK_WATCH \? "watch" : "serve"\}' command together with/u,
    ],
    [
      'webpack first finishes writing its cache',
      'webpack-cli/lib/webpack-cli.js',
      /needForceShutdown = true;\s+compiler\.close\(\(\) => \{/u,
    ],
    [
      'ends it at once',
      'webpack-cli/lib/webpack-cli.js',
      /if \(needForceShutdown\) \{\s+process\.exit\(/u,
    ],
    [
      'Prints a script for `zsh`, `bash`, `fish` or `powershell`',
      'webpack-cli/lib/webpack-cli.js',
      /complete\("zsh", "Zsh"\);\s+complete\("bash", "Bash"\);\s+complete\("fish", "Fish"\);\s+complete\("powershell",/u,
    ],
    [
      'The command needs the `@bomb.sh/tab` package',
      'webpack-cli/lib/webpack-cli.js',
      /COMPLETION_PACKAGE = "@bomb\.sh\/tab"/u,
    ],
    [
      'capital letters become lowercase',
      'webpack/lib/config/cli.js',
      /"-"\)\s+\.toLowerCase\(\);/u,
    ],
    [
      'regular expressions keep their slashes',
      'webpack/lib/config/cli.js',
      /const match = \/\^\\\/\(\.\*\)\\\/\(\[yugi\]\*\)\$\/\.exec\(value\)/u,
    ],
    [
      'a flag also takes a path relative to the folder',
      'webpack/lib/config/cli.js',
      /case "path":\s*if \(typeof value === "string"\) \{\s*return path\.resolve\(value\)/u,
    ],
    [
      'repeat the flag or write several values after it',
      'webpack-cli/lib/webpack-cli.js',
      /<\$\{mainOption\.valueName\}\$\{mainOption\.multiple \? "\.\.\." : ""\}>/u,
    ],
    [
      'This also works for options that accept `false` among other values',
      'webpack-cli/lib/webpack-cli.js',
      /config\.type === "enum" && \(config\.values \|\| \[\]\)\.includes\(false\)/u,
    ],
    [
      'It empties the list, so write it before the flags',
      'webpack/lib/config/cli.js',
      /case "reset":\s*if \(value === true\) return \[\]/u,
    ],
    [
      '`.ts`, `.cts` and `.mts` are tried first',
      'webpack-cli/lib/webpack-cli.js',
      /commonExtensions = \["\.js", "\.mjs", "\.cjs", "\.ts", "\.cts", "\.mts"\]/u,
    ],
    [
      '`.js`, `.mjs`, `.cjs`, `.ts`, `.cts` and `.mts` are tried first',
      'webpack-cli/lib/webpack-cli.js',
      /const commonExtensions = \["\.js", "\.mjs", "\.cjs", "\.ts", "\.cts", "\.mts"\]/u,
    ],
    [
      '`.yml` and `.toml`, the package that parses them has to be installed',
      'webpack-cli/lib/webpack-cli.js',
      /configuration files requires the '\$\{dataFormatLoader\.package\}' package, which is not installed/u,
    ],
    [
      '`json5`, `js-yaml` or `toml`',
      'webpack-cli/lib/webpack-cli.js',
      /"\.yaml": \{ package: "js-yaml", method: "load" \}/u,
    ],
    [
      'each is built as a separate configuration',
      'webpack-cli/lib/webpack-cli.js',
      /config\.options\.push\(loadedConfig\.options\);/u,
    ],
    [
      'The short form is `-c`',
      'webpack-cli/lib/webpack-cli.js',
      /name: "config",\s*alias: "c"/u,
      '--config',
    ],
    [
      'Builds only the configuration with this name',
      'webpack-cli/lib/webpack-cli.js',
      /found = config\.options\.find\(\(options\) => options\.name === configName\)/u,
    ],
    [
      'The short form is `-m`',
      'webpack-cli/lib/webpack-cli.js',
      /name: "merge",\s*alias: "m"/u,
      '--merge',
    ],
    [
      'Sets `process.env.NODE_ENV` before the configuration is loaded',
      'webpack-cli/lib/webpack-cli.js',
      /process\.env\.NODE_ENV = options\.configNodeEnv;\s*\}\s*const config = await this\.loadConfig/u,
    ],
    [
      'The short form is `-j`',
      'webpack-cli/lib/webpack-cli.js',
      /alias: "j",\s*valueName: "pathToJsonFile"/u,
      '--json',
    ],
    [
      'Ends with exit code 1 if there are warnings',
      'webpack-cli/lib/webpack-cli.js',
      /options\.failOnWarnings && stats\.hasWarnings\(\)\)\)\) \{\s+process\.exitCode = 1;/u,
    ],
    [
      'Loads the configuration with Node.js alone',
      'webpack-cli/lib/webpack-cli.js',
      /if \(interpreted && !disableInterpret\) \{\s+const rechoir/u,
    ],
    [
      'Ends watching when standard input is closed',
      'webpack-cli/lib/webpack-cli.js',
      /process\.stdin\.on\("end", \(\) => \{\s*process\.exit\(0\)/u,
    ],
    [
      '`NODE_ENV` from the environment is used, provided that it names a mode',
      'webpack-cli/lib/webpack-cli.js',
      /if \(!configuration\.mode &&\s+process\.env\?\.NODE_ENV &&/u,
    ],
    [
      'Without a value, you get the usual amount',
      'webpack-cli/lib/webpack-cli.js',
      /configuration\.stats \? \{ preset: "normal" \} : \{ preset: "none" \}/u,
    ],
    [
      '`--output`, or `-o`, takes `json` or `markdown`',
      'webpack-cli/lib/webpack-cli.js',
      /case "markdown":\s+envinfoConfig\.markdown = true;\s+break;\s+case "json":/u,
    ],
    [
      'the run ends with `Configuration with the name "server" was not found.`',
      'webpack-cli/lib/webpack-cli.js',
      /Configuration with the name "\$\{configName\}" was not found\.`\)\s+\.join\(" "\)\);\s+process\.exit\(2\)/u,
    ],
    [
      'Combines at least two configurations',
      'webpack-cli/lib/webpack-cli.js',
      /config\.options\.length <= 1\) \{\s+this\.logger\.error\("At least two configurations/u,
    ],
    [
      'Later configurations take precedence over earlier ones',
      'webpack-cli/lib/webpack-cli.js',
      /mergedOptions = merge\(accumulator, options\)/u,
    ],
    [
      'Your own takes precedence',
      'webpack-cli/lib/webpack-cli.js',
      /config = merge\(\.\.\.loadedOptions, config\)/u,
    ],
    [
      'The flag replaces what the file itself extends',
      'webpack-cli/lib/webpack-cli.js',
      /resolveExtends = async \(config, configPaths, extendsPaths\) => \{\s+delete config\.extends;/u,
    ],
    [
      '`env`, made from the `--env` flags, and `argv`, which contains all flags',
      'webpack-cli/lib/webpack-cli.js',
      /if \(this\.isFunction\(options\)\) \{[\s\S]{0,160}options = await options\(argv\.env, argv\)/u,
    ],
    [
      '`{ production: true }`',
      'webpack-cli/lib/webpack-cli.js',
      /prevRef\[someKey\] = typeof val === "string" \? val : true/u,
    ],
    [
      "`{ cdn: 'https://cdn.example/' }`",
      'webpack-cli/lib/webpack-cli.js',
      /const \[allKeys, val\] = value\.split\(\/\[=\]\(\.\+\)\/, 2\)/u,
    ],
    [
      "`{ db: { host: 'local', tls: true } }`",
      'webpack-cli/lib/webpack-cli.js',
      /const splitKeys = allKeys\.split\(\/\\\.\(\?!\$\)\/\)/u,
    ],
    [
      '`{ region: undefined }`',
      'webpack-cli/lib/webpack-cli.js',
      /someKey = someKey\.slice\(0, -1\);[^=]*\s+prevRef\[someKey\] = undefined;/u,
      '--env region=',
    ],
    [
      '`true` when the command is `build`',
      'webpack-cli/lib/webpack-cli.js',
      /\{ WEBPACK_BUNDLE: true, WEBPACK_BUILD: true,/u,
    ],
    [
      'the `--watch` flag is not set',
      'webpack-cli/lib/webpack-cli.js',
      /isWatchCommand \|\| options\.watch\s+\? \{[^}]*\}\s+: \{ WEBPACK_BUNDLE: true, WEBPACK_BUILD: true/u,
    ],
    [
      'The same as `WEBPACK_BUILD`, under the older name',
      'webpack-cli/lib/webpack-cli.js',
      /: \{ WEBPACK_BUNDLE: true, WEBPACK_BUILD: true, \.\.\.options\.env \}/u,
    ],
    [
      '`true` when the command is `watch`',
      'webpack-cli/lib/webpack-cli.js',
      /isWatchCommand \|\| options\.watch\s+\? \{ WEBPACK_WATCH: true,/u,
    ],
    [
      '`true` when the command is `serve`',
      'webpack-cli/lib/webpack-cli.js',
      /env: \{ WEBPACK_SERVE: true,/u,
    ],
    [
      'Sets `process.env.NODE_ENV` for the configuration and for tools',
      'webpack-cli/lib/webpack-cli.js',
      /process\.env\.NODE_ENV = options\.configNodeEnv;\s+\}\s+const config = await this\.loadConfig/u,
    ],
    [
      'the value also becomes the mode, provided that it names one',
      'webpack-cli/lib/webpack-cli.js',
      /if \(!configuration\.mode &&\s*process\.env\?\.NODE_ENV &&/u,
    ],
    [
      'webpack-cli offers to install it',
      'webpack-cli/lib/webpack-cli.js',
      /await this\.installPackage\("webpack-bundle-analyzer", \{/u,
    ],
    [
      'The command keeps running and serves a page',
      'webpack-cli/lib/plugins/cli-plugin.js',
      /new BundleAnalyzerPlugin\(\)/u,
    ],
    [
      '`--progress=profile` also prints how long each step took',
      'webpack-cli/lib/plugins/cli-plugin.js',
      /isProfile = this\.options\.progress === "profile";\s+const options = \{\s+profile: isProfile,/u,
    ],
    [
      'The build succeeded, possibly with warnings',
      'webpack-cli/lib/webpack-cli.js',
      /isFailedBuild = true;\s+\}\s+else if \(stats && isFailedBuild\) \{\s+process\.exitCode = undefined;/u,
      '0',
    ],
    [
      'You also get this code if you end `watch`',
      'webpack-cli/lib/webpack-cli.js',
      /process\.exit\(preserveExitCode \? process\.exitCode : 0\);/u,
      '0',
    ],
    [
      'or interrupt a build that has a cache on disk',
      'webpack-cli/lib/webpack-cli.js',
      /compiler\.options\.watch \|\|\s+\(compiler\.options\.cache && compiler\.options\.cache\.type === "filesystem"\)\);/u,
    ],
    [
      'The build has errors, or warnings with',
      'webpack-cli/lib/webpack-cli.js',
      /stats\.hasErrors\(\) \|\| \(options\.failOnWarnings[^{]*\{\s+process\.exitCode = 1;/u,
      '1',
    ],
    [
      'Nothing could be built: a wrong flag',
      'webpack-cli/lib/webpack-cli.js',
      /Run 'webpack --help' to see available commands and options"\);\s+process\.exit\(2\);/u,
      '2',
    ],
    [
      'or a failure of webpack itself',
      'webpack-cli/lib/webpack-cli.js',
      /return \(error, stats\) => \{\s+if \(error\) \{[^}]*process\.exit\(2\);/u,
      '2',
    ],
    [
      'the last build determines the code, `0` or `1`',
      'webpack-cli/lib/webpack-cli.js',
      /this\.#setupGracefulShutdown\(compiler, true\);/u,
    ],
    [
      'does the work itself instead of handing over',
      'webpack-cli/bin/cli.js',
      /if \(!process\.env\.WEBPACK_CLI_SKIP_IMPORT_LOCAL && runLocalCLI\(\)\)/u,
    ],
    [
      'a failure is reported without trying `require`',
      'webpack-cli/lib/webpack-cli.js',
      /process\.env\?\.WEBPACK_CLI_FORCE_LOAD_ESM_CONFIG\) \{\s+throw err;/u,
    ],
    [
      'The first port that `serve` tries',
      'webpack-dev-server/lib/Server.js',
      /Number\.parseInt\(process\.env\.WEBPACK_DEV_SERVER_BASE_PORT, 10\)\s+: 8080;/u,
    ],
    [
      'How many times the server repeats its search',
      'webpack-dev-server/lib/Server.js',
      /pRetry\(\(\) => getPort\(basePort, host\), \{\s+retries: defaultPortRetry,/u,
    ],
    [
      'If the value is `development`, `production` or `none`, sets the mode',
      'webpack-cli/lib/webpack-cli.js',
      /process\.env\.NODE_ENV === "production" \|\|\s*process\.env\.NODE_ENV === "none"\)/u,
    ],
    [
      'reports the beginning and the end of each build on standard error',
      'webpack-cli/lib/plugins/cli-plugin.js',
      /WEBPACK_CLI_START_FINISH_FORCE_LOG\) \{\s+process\.stderr\.write\(message\);/u,
    ],
    [
      'If set, messages have no colors, as with `--no-color`',
      'webpack/lib/util/terminalColors.js',
      /const isDisabled = env\.NO_COLOR !== undefined \|\| argv\.includes\("--no-color"\)/u,
    ],
    [
      'It overrides `FORCE_COLOR` but not `--color`',
      'webpack/lib/util/terminalColors.js',
      /!isDisabled &&\s+\(isForced \|\|/u,
    ],
    [
      'messages have colors even if they go to a file',
      'webpack/lib/util/terminalColors.js',
      /const isForced = env\.FORCE_COLOR !== undefined \|\| argv\.includes\("--color"\)/u,
    ],
    [
      'If it is `dumb`, there are no colors',
      'webpack/lib/util/terminalColors.js',
      /isDumbTerminal = env\.TERM === "dumb";/u,
    ],
    [
      'Together with one of the next three variables',
      'webpack/lib/util/terminalColors.js',
      /env\.CI !== undefined &&\s+\(env\.GITHUB_ACTIONS [^|]*\|\|\s+env\.GITLAB_CI [^|]*\|\|\s+env\.CIRCLECI /u,
    ],
    [
      'With `CI`, it makes messages colored',
      'webpack/lib/util/terminalColors.js',
      /env\.CI !== undefined &&\s*\(env\.GITHUB_ACTIONS !== undefined \|\|/u,
      'GITHUB_ACTIONS',
    ],
    [
      'With `CI`, it makes messages colored',
      'webpack/lib/util/terminalColors.js',
      /env\.CI !== undefined &&\s*\([^)]*env\.GITLAB_CI !== undefined \|\|/u,
      'GITLAB_CI',
    ],
    [
      'With `CI`, it makes messages colored',
      'webpack/lib/util/terminalColors.js',
      /env\.CI !== undefined &&\s*\([^)]*env\.CIRCLECI !== undefined\)/u,
      'CIRCLECI',
    ],
    [
      'If it is not set, webpack uses the default folder',
      'webpack-cli/bin/cli.js',
      /directory \} = enableCompileCache\(\);/u,
    ],
    [
      'unless `buildHttp.proxy` names one',
      'webpack/lib/schemes/HttpUriPlugin.js',
      /this\.options\.proxy \|\|/u,
    ],
    [
      'The uppercase form, used if `http_proxy` is not set',
      'webpack/lib/schemes/HttpUriPlugin.js',
      /this\.options\.proxy \|\| process\.env\.http_proxy \|\| process\.env\.HTTP_PROXY/u,
    ],
    [
      'reads the Browserslist configuration every time it is needed',
      'webpack/lib/config/browserslistTargetHandler.js',
      /process\.env\.BROWSERSLIST_DISABLE_CACHE \? null : new Map\(\)/u,
    ],
    [
      'On Windows, the folders in which webpack-cli looks',
      'webpack-cli/lib/webpack-cli.js',
      /process\.platform !== "win32"\) \{\s+return run\(command, args, options\);/u,
    ],
    [
      'On Windows, the extensions, such as `.CMD`',
      'webpack-cli/lib/webpack-cli.js',
      /process\.env\.PATHEXT \|\| "\.EXE;\.CMD;/u,
    ],
    [
      'shows why each failed',
      'webpack-cli/lib/webpack-cli.js',
      /▶ ESM \(\\`import\\`\) failed:\\n\$\{[^}]*\}\\n\\n▶ CJS \(\\`require\\`\) failed:/u,
    ],
    [
      'comes with a suggestion if a similar flag exists',
      'webpack-cli/lib/webpack-cli.js',
      /#distance\(name, candidate\) < 3\)/u,
    ],
    [
      'Only `serve` accepts the flags of webpack-dev-server',
      'webpack-cli/lib/webpack-cli.js',
      /this\.schemaToOptions\(webpack, devServer\.schema/u,
    ],
    ['This page covers version 7', 'webpack-cli/package.json', /"version": "7\./u],
    [
      'builds, keeps running, and builds again after each change',
      'webpack-cli/lib/webpack-cli.js',
      /rawName: "watch",\s*name: "watch \[entries\.\.\.\]"/u,
    ],
    [
      "prints the versions of webpack's packages and of loaders",
      'webpack-cli/lib/webpack-cli.js',
      /description: "Installed package versions\."/u,
    ],
    ['webpack-cli 7 has no `init` command', 'webpack-cli/package.json', /"version": "7\./u],
    [
      'The short form is `-e`',
      'webpack-cli/lib/webpack-cli.js',
      /FLAGS_WITH_ALIAS = new Set\(\["devtool", "output-path", "target", "watch", "extends"\]\)/u,
      '--extends',
    ],
    [
      'The short form is `-w`',
      'webpack-cli/lib/webpack-cli.js',
      /FLAGS_WITH_ALIAS = new Set\(\["devtool", "output-path", "target", "watch", "extends"\]\)/u,
      '--watch',
    ],
    [
      'The short form is `-d`',
      'webpack-cli/lib/webpack-cli.js',
      /FLAGS_WITH_ALIAS = new Set\(\["devtool", "output-path", "target", "watch", "extends"\]\)/u,
      '--devtool',
    ],
    [
      'The short form is `-t`',
      'webpack-cli/lib/webpack-cli.js',
      /FLAGS_WITH_ALIAS = new Set\(\["devtool", "output-path", "target", "watch", "extends"\]\)/u,
      '--target',
    ],
    [
      'The short form is `-o`',
      'webpack-cli/lib/webpack-cli.js',
      /FLAGS_WITH_ALIAS = new Set\(\["devtool", "output-path", "target", "watch", "extends"\]\)/u,
      '--output-path',
    ],
    ['The short form is `-o`', 'webpack-cli/lib/webpack-cli.js', /alias: "o"/u, '--output'],
    ['The short form is `-a`', 'webpack-cli/lib/webpack-cli.js', /alias: "a"/u],
    [
      'Shows errors and warnings on top of the page',
      'webpack-dev-server/lib/options.json',
      /full-screen overlay in the browser when there are compiler errors or warnings/u,
    ],
    [
      'Shows build errors in the overlay',
      'webpack-dev-server/lib/options.json',
      /full-screen overlay in the browser when there are compiler errors\./u,
    ],
    [
      'Shows build warnings in the overlay',
      'webpack-dev-server/lib/options.json',
      /full-screen overlay in the browser when there are compiler warnings\./u,
    ],
    [
      "Shows your program's uncaught errors in the overlay",
      'webpack-dev-server/lib/options.json',
      /full-screen overlay in the browser when there are uncaught runtime errors/u,
    ],
    [
      'Name of the Trusted Types policy that the overlay uses',
      'webpack-dev-server/lib/options.json',
      /The name of a Trusted Types policy for the overlay/u,
    ],
    [
      'Number of times the client tries to reach a server',
      'webpack-dev-server/lib/options.json',
      /number of times it should try to reconnect the client/u,
    ],
    [
      'Client-side implementation of the connection to the server',
      'webpack-dev-server/lib/options.json',
      /custom web socket transport to communicate with dev server/u,
    ],
    [
      'Host name of the URL that the client connects to',
      'webpack-dev-server/lib/options.json',
      /Tells clients connected to devServer to use the provided hostname/u,
    ],
    [
      'Path of the URL that the client connects to',
      'webpack-dev-server/lib/options.json',
      /Tells clients connected to devServer to use the provided path to connect/u,
    ],
    [
      'Password in the URL that the client connects to',
      'webpack-dev-server/lib/options.json',
      /use the provided password to authenticate/u,
    ],
    [
      'Port of the URL that the client connects to',
      'webpack-dev-server/lib/options.json',
      /Tells clients connected to devServer to use the provided port/u,
    ],
    [
      'Protocol of the URL that the client connects to',
      'webpack-dev-server/lib/options.json',
      /Tells clients connected to devServer to use the provided protocol/u,
    ],
    [
      'User name in the URL that the client connects to',
      'webpack-dev-server/lib/options.json',
      /use the provided username to authenticate/u,
    ],
    [
      '`--no-compress` sends them as they are',
      'webpack-dev-server/lib/options.json',
      /Enables gzip compression for everything served/u,
    ],
    [
      'Answers unknown paths with `index.html`',
      'webpack-dev-server/lib/options.json',
      /specified index page \(by default 'index\.html'\)/u,
    ],
    [
      'Announces the server on the local network through ZeroConf',
      'webpack-dev-server/lib/options.json',
      /broadcasts dev server via ZeroConf networking on start/u,
    ],
    [
      'With `only`, builds never reload the page',
      'webpack-dev-server/lib/options.json',
      /"enum": \["only"\]/u,
    ],
    ['Listens on a Unix socket', 'webpack-dev-server/lib/options.json', /Listen to a unix socket/u],
    [
      'Type of server: `http`, `https`, `http2` or your own module',
      'webpack-dev-server/lib/options.json',
      /"enum": \["http", "https", "http2"\]/u,
    ],
    ['Asks clients for a certificate', 'webpack-dev-server/lib/options.json', /"requestCert":/u],
    [
      'Passphrase of the key file',
      'webpack-dev-server/lib/options.json',
      /"Passphrase for a pfx file/u,
    ],
    [
      'Certificate of the signing authority, as a file or its content',
      'webpack-dev-server/lib/options.json',
      /Path to an SSL CA certificate or content of an SSL CA certificate/u,
    ],
    [
      'Certificate of the server, as a file or its content',
      'webpack-dev-server/lib/options.json',
      /Path to an SSL certificate or content of an SSL certificate/u,
    ],
    [
      'List of revoked certificates in PEM format',
      'webpack-dev-server/lib/options.json',
      /Path to PEM formatted CRLs/u,
    ],
    [
      'Private key of the server, as a file or its content',
      'webpack-dev-server/lib/options.json',
      /Path to an SSL key or content of an SSL key/u,
    ],
    [
      'Key and certificate in PFX format',
      'webpack-dev-server/lib/options.json',
      /Path to an SSL pfx file or content of an SSL pfx file/u,
    ],
    [
      'Folder with static files, for use with the flags below',
      'webpack-dev-server/lib/options.json',
      /"Directory for static contents\."/u,
    ],
    [
      'URL path under which the static files are served',
      'webpack-dev-server/lib/options.json',
      /static files will be available in the browser under this public path/u,
    ],
    [
      'Lists the contents of static folders without an `index.html`',
      'webpack-dev-server/lib/options.json',
      /Tells dev server to use serveIndex middleware when enabled/u,
    ],
    [
      'Reloads the page when a static file changes',
      'webpack-dev-server/lib/options.json',
      /"Watches for files in static content directory\."/u,
    ],
    [
      'Starts without the connection to clients',
      'webpack-dev-server/lib/options.json',
      /Allows to set web socket server and options \(by default 'ws'\)/u,
    ],
    [
      'Other files whose changes reload the page',
      'webpack-dev-server/lib/options.json',
      /list of globs\/directories\/files to watch for file changes/u,
    ],
    [
      'and the output folder is `dist`',
      'webpack/lib/config/defaults.js',
      /path\.join\(process\.cwd\(\), "dist"\)/u,
    ],
    [
      'Merges several configurations into one before the build',
      'webpack-cli/lib/webpack-cli.js',
      /if \(!this\.isMultipleConfiguration\(config\.options\) \|\| config\.options\.length <= 1\)/u,
    ],
    [
      'load in place of `webpack-dev-server`',
      'webpack-cli/lib/webpack-cli.js',
      /WEBPACK_DEV_SERVER_PACKAGE_IS_CUSTOM\s*\? process\.env\.WEBPACK_DEV_SERVER_PACKAGE/u,
    ],
    [
      'The number of columns at which help is wrapped',
      'webpack-cli/lib/webpack-cli.js',
      /Number\.parseInt\(process\.env\.WEBPACK_CLI_HELP_WIDTH, 10\)/u,
    ],
    [
      'in `linear` or `circular` form',
      'webpack-dev-server/lib/options.json',
      /"enum": \[true, false, "linear", "circular"\]/u,
    ],
    [
      "Folder where Node.js keeps webpack's own compiled code",
      'webpack-cli/bin/cli.js',
      /if \(enableCompileCache\) \{/u,
    ],
    [
      'Leaves the client out of the bundle',
      'webpack-dev-server/lib/options.json',
      /or disable client script/u,
    ],
    [
      'Full URL that the client connects to',
      'webpack-dev-server/lib/options.json',
      /Allows to specify URL to web socket server/u,
    ],
    [
      'Opens the browser when the server is ready',
      'webpack-dev-server/lib/options.json',
      /open the browser\(s\) and page\(s\) after server had been started/u,
    ],
    [
      'Host names that may be used to reach the server',
      'webpack-dev-server/lib/options.json',
      /enumerate the hosts from which access to the dev server are allowed/u,
    ],
    [
      "Sets how much the client writes to the browser's console",
      'webpack-dev-server/lib/options.json',
      /set log level in the browser/u,
    ],
    [
      'Server-side implementation of the connection to clients',
      'webpack-dev-server/lib/options.json',
      /Allows to set web socket server and options/u,
    ],
    ['The short form is `-v`', 'webpack-cli/lib/webpack-cli.js', /"-v, --version"/u],
    ['The short form is `-h`', 'webpack-cli/lib/webpack-cli.js', /"-h, --help/u],
    [
      'builds once and exits',
      'webpack-cli/lib/webpack-cli.js',
      /rawName: "build",\s*name: "build \[entries\.\.\.\]"/u,
    ],
  ]),
  ...measured('api/cli', 'more than a thousand', 'the list has more than two thousand lines'),
];
