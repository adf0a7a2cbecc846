/**
 * The files of the bird log with its font, and the files that its build emits. A test compares both with the example.
 */
export const sources = {
  page: 'index.html',
  logo: 'logo.svg',
  script: 'app.js',
  styles: 'app.css',
  base: 'base.css',
  font: 'tally.woff2',
  dot: 'dot.svg',
  classes: 'log.module.css',
  heron: 'heron.svg',
  kingfisher: 'kingfisher.svg',
} as const;

export const written = {
  page: 'index.html',
  logo: 'assets/logo.a5b31657.svg',
  styles: 'app.css',
  font: 'assets/tally.425082c0.woff2',
  script: 'app.js',
  heron: 'assets/heron.1f5af804.svg',
} as const;
