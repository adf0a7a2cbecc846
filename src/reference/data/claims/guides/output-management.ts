import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';
import { addedIn, before, defaults, htmlWasOff, schema } from './evidence.ts';

const clean = 'webpack/lib/output/CleanPlugin.js';
const html = 'webpack/lib/html/HtmlModulesPlugin.js';
const htmlParser = 'webpack/lib/html/HtmlParser.js';
const htmlEntry = 'webpack/lib/dependencies/html/HtmlEntryDependency.js';
const syntax = 'webpack/lib/html/syntax-parser.js';
const manifest = 'webpack/lib/output/ManifestPlugin.js';

/** The page that webpack writes around a script. */
const generated = /return `data:text\/html,<!doctype html><html><head>\$\{faviconTag\}/u;
const pageName = /filename\.replace\(\/\\\.\[mc\]\?js\(\\\?\|\$\)\/, "\.html\$1"\)/u;
const isHeadOption = /const \{ title, meta, base \} = headOptions;/u;

export const claims: readonly Claim[] = [
  ...claimsOfPage('guides/output-management', [
    ['`dist` then contains `main.html` next to', defaults, pageName],
    ['has worked without an experiment since webpack 5.109', before, htmlWasOff],
    [
      'The key of an entry is its name',
      'webpack/lib/entry/EntryOptionPlugin.js',
      /for \(const name of Object\.keys\(entry\)\)/u,
    ],
    [
      '`[name].js` is the default name',
      defaults,
      /D\(output, "filename", output\.module \? "\[name\]\.mjs" : "\[name\]\.js"\);/u,
    ],
    [
      'holds what all generated pages have in common',
      html,
      /typeof html !== "object"\s*\? globalHtmlOptions \|\| \{\}/u,
    ],
    ['what is specific to its page', html, /\? \{ \.\.\.globalHtmlOptions, \.\.\.html \}/u],
    ['The page links to the stylesheet', htmlEntry, /makeChunkUrlSentinel\(chunk, kind\)/u],
    ['`output.filename` is a pattern for pages as well', defaults, pageName],
    [
      'gives pages their own pattern',
      html,
      /return chunk\.canBeInitial\(\)\s*\?[^:]*\(\s*outputOptions\.htmlFilename\s*\)/u,
    ],
    ['are the pages before webpack filled them in', html, generated],
    ['the `<title>`', syntax, /if \(opts\.title\) \{\s*out \+= `<title>/u, 'title'],
    [
      'a `<meta>` for each key',
      syntax,
      /for \(const \[name, content\] of Object\.entries\(meta\)\) \{/u,
      'meta',
    ],
    ['`charset` is not added unless you ask for it', syntax, /if \(meta && meta\.charset\) \{/u],
    [
      'icons: a path, or an object',
      html,
      /if \(typeof value === "string"\) return \[\["icon", \{ href: value \}\]\];/u,
    ],
    [
      'one or more paths for each `rel`',
      html,
      /of Array\.isArray\(icon\) \? icon : \[icon\]\) \{\s*pairs\.push\(\[rel,/u,
    ],
    ['a `<base>`; ', syntax, /if \(opts\.base\) out \+= baseTag\(opts\.base\);/u, 'base'],
    [
      'a web app manifest: its path or its contents',
      html,
      /typeof value === "string"\s*\? value\s*: `data:application\/manifest\+json;base64,/u,
    ],
    [
      "scripts in the `'head'` or the `'body'`",
      schema,
      /`false` suppresses sibling-chunk injection [^}]*\{\s*"enum": \["body", "head"\]/u,
    ],
    ["with `false`, only the entry's own script", htmlEntry, /if \(inject !== false\) \{/u],
    [
      "`defer` with `'defer'` or `'auto'`",
      html,
      /const scriptLoading = htmlObj\.scriptLoading \|\| "auto";/u,
    ],
    [
      "nothing with `'blocking'`",
      html,
      /\} else if \(scriptLoading === "blocking"\) \{\s*scriptAttr = "";/u,
    ],
    ['not for module scripts', html, /if \(output\.module\) \{\s*scriptAttr = "";/u],
    ['a hash in each tag', htmlEntry, /const integrityAttr = integrityOn\s*\? ` integrity="/u],
    [
      'a content security policy',
      'webpack/lib/html/HtmlGenerator.js',
      /const meta = `<meta http-equiv="Content-Security-Policy" content=/u,
      'csp',
    ],
    [
      'such as a script for another site, set `html: false`',
      html,
      /desc\.html !== undefined \? desc\.html : htmlOption;[\s\S]{0,60}if \(\s*!html \|\|/u,
    ],
    ['no language, no heading, and no link', html, generated],
    ['The script is no longer an entry', html, /compiler\.hooks\.finishMake\.tapAsync\(/u],
    [
      'The link from one page to the other is untouched',
      htmlParser,
      /const DEFAULT_SOURCES_BY_TAG = dict\(\{(?:(?!\n\ta: |\n\}\))[\s\S])*\n\}\)/u,
    ],
    [
      '`favicon` and `manifest` apply only to generated pages',
      html,
      /<head>\$\{faviconTag\}\$\{manifestTag\}\$\{headTags\}/u,
    ],
    ['and `csp` also work on your pages', htmlParser, isHeadOption],
    [
      "Only `integrity` replaces what's already there",
      htmlEntry,
      /if \(dep\.integrityRange\) \{\s*source\.replace\(/u,
    ],
    ['the others never do', htmlParser, /if \(base && !headHasBase\) \{/u],
    [
      '`csp` puts its `<meta>` before the doctype',
      'webpack/lib/html/HtmlGenerator.js',
      /at\(anchors\.headOpen, meta\);/u,
    ],
    ['Before webpack 5.109, pages usually came from', before, htmlWasOff],
    [
      'writes files and, by default, deletes none',
      'webpack/lib/config/WebpackOptionsApply.js',
      /if \(options\.output\.clean\) \{/u,
    ],
    [
      "removes what the current build didn't write",
      clean,
      /if \(!directories\.has\(filename\) && !currentAssets\.has\(filename\)\) \{/u,
    ],
    [
      'just before the new files are written',
      clean,
      /compiler\.hooks\.emit\.tapAsync\(\s*\{\s*name: PLUGIN_NAME,\s*stage: 100/u,
    ],
    [
      'If the build fails in production mode, nothing is written',
      defaults,
      /D\(optimization, "emitOnErrors", !production\);/u,
    ],
    [
      'and nothing is removed either',
      'webpack/lib/diagnostics/NoEmitOnErrorsPlugin.js',
      /if \(compilation\.getStats\(\)\.hasErrors\(\)\) return false;/u,
    ],
    ['With `dry`, webpack only reports', clean, /will be removed`\);\s*if \(dry\) \{/u],
    ['such as `downloads/menu.pdf will be kept`', clean, /log\(`\$\{filename\} will be kept`\);/u],
    ['`keep` takes a regular expression', clean, /\? \(path\) => keep\.test\(path\)/u],
    ['the beginning of a path, a function', clean, /\? \(path\) => path\.startsWith\(keep\)/u],
    ['since webpack 5.112, a pattern such as', schema, addedIn('GlobCondition', '5.112.0')],
    [
      'apply to the path relative to `output.path`',
      clean,
      /const path = join\(fs, outputPath, filename\);/u,
    ],
    [
      "delete each other's files when both clean",
      clean,
      /getDiffToFs\(fs, outputPath, currentAssets, diffCallback\);/u,
    ],
    [
      "so it's built first",
      'webpack/lib/MultiCompiler.js',
      /!dependencies \|\| dependencies\.every\(isDependencyFulfilled\);/u,
    ],
    [
      '`ManifestPlugin`, which is part of webpack',
      'webpack/lib/index.js',
      /return require\("\.\/output\/ManifestPlugin"\);/u,
    ],
    [
      'in the order in which the page has to load them',
      manifest,
      /for \(const chunk of entrypoint\.chunks\) \{\s*for \(const file of chunk\.files\)/u,
    ],
    [
      'under their names without a hash',
      manifest,
      /imports\.push\(name \? `\$\{name\}\.\$\{extname\(file\)\}` : file\);/u,
    ],
    ['`assets` maps each name to its file', manifest, /assets\[name\] = item;/u],
    ['and the manifest includes it', manifest, /const item = \{ file: prefix \+ file \};/u],
    [
      'gives the manifest another name',
      manifest,
      /this\.options\.filename \|\| DEFAULT_FILENAME,/u,
    ],
    ['`filter` leaves files out', manifest, /if \(!needKeep\) \{\s*return;/u],
    [
      '`generate` or `serialize` turns the manifest into',
      manifest,
      /manifest = this\.options\.generate\(manifest\);/u,
    ],
    [
      'stylesheets and chunks of the modules',
      'webpack/lib/output/SSRManifestPlugin.js',
      /result\[key\] = \[\.\.\.\[\.\.\.entry\.files\]\.sort\(\), \.\.\.entry\.stylesheets\];/u,
    ],
    [
      'Each entry has a page with the right files',
      'webpack/lib/html/HtmlModulesPlugin.js',
      /const html = desc\.html !== undefined \? desc\.html : htmlOption;/u,
    ],
    [
      'contains what the last build made and nothing else',
      'webpack/lib/config/WebpackOptionsApply.js',
      /if \(options\.output\.clean\) \{/u,
    ],
  ]),
];
