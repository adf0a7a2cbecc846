import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('plugins/http-uri-plugin', [
    [
      'The plugin is experimental',
      'webpack/lib/index.js',
      /experiments: \{\s+schemes: \{\s+get HttpUriPlugin\(/u,
    ],
    [
      'imports from `http:` and `https:` URLs',
      'webpack/lib/schemes/HttpUriPlugin.js',
      /scheme: "https",\s*fetch: proxyFetch\(getHttps\(\), proxy\)/u,
    ],
    [
      "The target environment doesn't support dynamic import() syntax",
      'webpack/lib/externals/ExternalModule.js',
      /The target environment doesn't support dynamic import\(\) syntax/u,
    ],
    ['that such URLs are no longer externals', 'webpack/lib/config/defaults.js', /!buildHttp &&/u],
    [
      "If the host doesn't forbid caching, the build stores",
      'webpack/lib/schemes/HttpUriPlugin.js',
      /parsed\["no-cache"\] \|\| parsed\["no-store"\]\) \{\s*storeCache = storeLock = false;/u,
    ],
    [
      "If the file doesn't match, a frozen build fails",
      'webpack/lib/schemes/HttpUriPlugin.js',
      /if \(frozen\) \{[^`]*`\$\{\s*entry\.resolved\s*\} integrity mismatch,/u,
    ],
    [
      'any other build corrects the lock file, or the stored',
      'webpack/lib/schemes/HttpUriPlugin.js',
      /integrity: computeIntegrity\(content\)\s*\};\s*storeLockEntry\(lockfile, url, entry\);/u,
    ],
    [
      'the stored file if only its line breaks differ',
      'webpack/lib/schemes/HttpUriPlugin.js',
      /if \(isEolChanged\) \{[\s\S]*intermediateFs\.writeFile\(\s*filePath,[^)]*contentWithChangedEol/u,
    ],
    [
      'and are subject to `allowedUris` too',
      'webpack/lib/schemes/HttpUriPlugin.js',
      /respondWithUrlModule\(\s*new URL\(resourceData\.resource, `\$\{data\.context\}\/`\)/u,
    ],
    [
      'Required.',
      'webpack/schemas/plugins/schemes/HttpUriPlugin.json',
      /"required": \["allowedUris"\]/u,
      'allowedUris',
    ],
    [
      'Later builds read the stored file and compare it',
      'webpack/lib/schemes/HttpUriPlugin.js',
      /!verifyIntegrity\(result\.content, integrity\)/u,
    ],
    [
      'The type of the module comes from the `Content-Type` header',
      'webpack/lib/schemes/HttpUriPlugin.js',
      /const contentType = res\.headers\["content-type"\] \|\| "";/u,
    ],
    [
      'from the extension in the URL',
      'webpack/lib/schemes/HttpUriPlugin.js',
      /resourceData\.data\.mimetype = result\.entry\.contentType;/u,
    ],
    [
      'the build waits for as long as the host',
      'webpack/lib/schemes/HttpUriPlugin.js',
      /\.on\("error", \(err\) => \{\s*logger\.log\(`GET \$\{url\} \(error\)`\);/u,
    ],
    [
      'beginnings of URLs, regular expressions, or functions',
      'webpack/lib/schemes/HttpUriPlugin.js',
      /parsedUri\.href\.startsWith\(parsedAllowed\.href\)\) \{\s*return true;/u,
    ],
    [
      "the build fails with `doesn't match the allowedUris policy`",
      'webpack/lib/schemes/HttpUriPlugin.js',
      /if \(!isAllowed\(url\)\) \{[^`]*`\$\{url\} doesn't match the allowedUris policy\./u,
    ],
    [
      'otherwise, it also matches files and folders with longer names',
      'webpack/lib/schemes/HttpUriPlugin.js',
      /if \(parsedUri\.href\.startsWith\(parsedAllowed\.href\)\) \{/u,
    ],
    [
      "With `false`, contents aren't stored",
      'webpack/lib/schemes/HttpUriPlugin.js',
      /if \(!cacheLocation \|\| !result\.content\) \{\s*return callback\(null, result\);/u,
    ],
    [
      'Absolute path of the folder for downloaded contents',
      'webpack/schemas/WebpackOptions.json',
      /"cacheLocation": \{[^{]*(?:\{[^}]*\}[^{]*)*?\{\s*"type": "string",\s*"absolutePath": true/u,
    ],
    [
      'every build without a cache downloads them',
      'webpack/lib/schemes/HttpUriPlugin.js',
      /if \(!cacheLocation \|\| !result\.content\) \{\s*return callback\(null, result\);/u,
    ],
    [
      'a build that would change the lock file or the',
      'webpack/lib/schemes/HttpUriPlugin.js',
      /if \(frozen\) \{[^`]*`\$\{url\} is missing content in the lockfile cache,/u,
    ],
    [
      'instance with `has no lockfile entry and lockfile is frozen`',
      'webpack/lib/schemes/HttpUriPlugin.js',
      /if \(frozen\) \{[^`]*`\$\{url\} has no lockfile entry and lockfile is frozen`/u,
    ],
    [
      'the default depends on the mode',
      'webpack/lib/config/defaults.js',
      /D\(experiments\.buildHttp, "frozen", production\);/u,
    ],
    [
      'if you add the plugin yourself, it does not',
      'webpack/lib/schemes/HttpUriPlugin.js',
      /frozen = this\.options\.frozen \|\| false;/u,
    ],
    [
      'follows at most five redirects',
      'webpack/lib/schemes/HttpUriPlugin.js',
      /MAX_REDIRECTS = 5;/u,
    ],
    [
      'Absolute path of the lock file',
      'webpack/schemas/WebpackOptions.json',
      /"lockfileLocation": \{[^}]*"absolutePath": true/u,
    ],
    [
      '`http_proxy` or `HTTP_PROXY` from the environment is used',
      'webpack/lib/schemes/HttpUriPlugin.js',
      /this\.options\.proxy \|\| process\.env\.http_proxy \|\| process\.env\.HTTP_PROXY;/u,
    ],
    [
      'URL of a proxy for downloads',
      'webpack/lib/schemes/HttpUriPlugin.js',
      /const \{ hostname: host, port \} = new URL\(proxy\);/u,
    ],
    [
      'are requested again, and new content replaces old',
      'webpack/lib/schemes/HttpUriPlugin.js',
      /if \(!upgrade\) \{[^}]*return callback\(null, \{ entry, content \}\);\s*\}\s*return doFetch\(content\);/u,
    ],
  ]),
];
