/** Display names of code block languages; other languages are shown as written. */
const names: Readonly<Record<string, string>> = {
  bash: 'Shell',
  cjs: 'JavaScript',
  cmd: 'Command Prompt',
  console: 'Terminal',
  css: 'CSS',
  diff: 'Diff',
  ejs: 'EJS',
  html: 'HTML',
  ini: 'INI',
  javascript: 'JavaScript',
  js: 'JavaScript',
  json: 'JSON',
  json5: 'JSON5',
  jsx: 'JSX',
  less: 'Less',
  markdown: 'Markdown',
  md: 'Markdown',
  mjs: 'JavaScript',
  pug: 'Pug',
  sass: 'Sass',
  scss: 'SCSS',
  sh: 'Shell',
  shell: 'Shell',
  styl: 'Stylus',
  stylus: 'Stylus',
  toml: 'TOML',
  ts: 'TypeScript',
  tsx: 'TSX',
  typescript: 'TypeScript',
  vue: 'Vue',
  xml: 'XML',
  yaml: 'YAML',
  yml: 'YAML',
};

/** Label of a code block; undefined for plain text, which has no language to show. */
export function languageLabel(language: string): string | undefined {
  if (/^(?:te?xt|plain|plaintext|none)?$/u.test(language)) return undefined;
  return Object.hasOwn(names, language) ? names[language] : language;
}
