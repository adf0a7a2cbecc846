import { expect, it } from 'vitest';
import { isFilePath } from '../../../../src/content/examples/captions.ts';

it.each(['webpack.config.js', 'src/index.js', 'Vagrantfile', 'app/[locale]/page.tsx'])(
  '%s is the path of a file',
  (caption) => {
    expect(isFilePath(caption)).toBe(true);
  },
);

it.each(['Output', 'In your project', 'In the profile', 'webpack.config.js (excerpt)'])(
  '%s is not',
  (caption) => {
    expect(isFilePath(caption)).toBe(false);
  },
);
