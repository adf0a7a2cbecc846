import { expect, it } from 'vitest';
import { gap, textsIn } from '../../../src/reference/message-texts.ts';

it.each([
  ['a string', "throw new Error('No such entry');", ['No such entry']],
  ['escapes and line breaks', String.raw`a("it\"s\nhere")`, ['it"s here']],
  ['a template', 'a(`Entry ${entry.name} is gone`)', [`Entry ${gap} is gone`]],
  ['nested templates', 'a(`x ${b ? `y ${c}` : "z"} w`)', [`y ${gap}`, 'z', `x ${gap} w`]],
  ['braces in an interpolation', 'a(`x ${b({ c: 1 })} y`); d("z")', [`x ${gap} y`, 'z']],
  ['joined strings', 'a("Entry " +\n  "is gone")', ['Entry is gone']],
  ['joined values', 'a("Entry " + name + " of " + place)', [`Entry ${gap} of ${gap}`]],
  ['a value in front', 'a(name + " is gone")', [`${gap} is gone`]],
  ['no comments', '// "no"\n/* \'no\' */ a("yes")', ['yes']],
  ['no regular expressions', 'a(/["`/]/u, "yes")', ['yes']],
  ['a division', 'a(b / c, "yes", d / e)', ['yes']],
  [
    'code in a string',
    String.raw`a("throw new Error('Loading ' + id + ' failed')")`,
    ["throw new Error('Loading ' + id + ' failed')", `Loading ${gap} failed`],
  ],
])('reads %s', (_, code, texts) => {
  expect(textsIn(code)).toEqual(texts);
});
