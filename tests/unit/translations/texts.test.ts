import { describe, expect, it } from 'vitest';
import { chineseFaults } from '../../../src/translations/check-chinese.ts';
import {
  checkNumbers,
  checkSentences,
  checkTranslated,
} from '../../../src/translations/check-completeness.ts';
import { finalSound, koreanFaults } from '../../../src/translations/check-korean.ts';
import { messageFaults } from '../../../src/translations/check-messages.ts';
import { checkReferences } from '../../../src/translations/check-references.ts';
import { avoidedWords, confusedWords } from '../../../src/translations/check-terms.ts';
import type { TranslatedLocale } from '../../../src/content/translations.ts';
import type { Report } from '../../../src/translations/finding.ts';
import { learnLexicon } from '../../../src/translations/lexicon.ts';
import type { Lexicon } from '../../../src/translations/lexicon.ts';
import { readOutline } from '../../../src/translations/outline.ts';
import { pairSegments } from '../../../src/translations/segments.ts';
import type { SegmentPair } from '../../../src/translations/segments.ts';
import type { Term } from '../../../src/translations/terms.ts';

/** A text and its translation, in the notation of pages. */
function pairOf(source: string, translation: string): SegmentPair {
  const segments = (text: string) =>
    readOutline('docs/a.mdx', `---\ntitle: A\n---\n\n${text}\n`).segments.slice(1);
  const [pair] = pairSegments(segments(source), segments(translation)) ?? [];
  if (pair === undefined) throw new Error('the two texts have other parts');
  return pair;
}

function findings(check: (report: Report) => void): string {
  const found: string[] = [];
  check((_line, message) => {
    found.push(message);
  });
  return found.join('\n');
}

/** Subjects whose words a lexicon can learn, in three languages. */
const subjects = [
  ['The cache', 'keeps', '缓存', '保留', '캐시는', '유지합니다'],
  ['A plugin', 'replaces', '插件', '替换', '플러그인은', '교체합니다'],
  ['The server', 'sends', '服务器', '发送', '서버는', '보냅니다'],
  ['Every chunk', 'contains', '分块', '包含', '청크는', '포함합니다'],
  ['The compiler', 'watches', '编译器', '监听', '컴파일러는', '감시합니다'],
  ['A stylesheet', 'describes', '样式表', '描述', '스타일시트는', '설명합니다'],
] as const;
const objects = [
  ['old files', '旧文件', '오래된 파일을'],
  ['the modules', '模块', '모듈을'],
  ['its pictures', '图片', '이미지를'],
  ['all options', '选项', '옵션을'],
  ['integrity', '完整性校验', '무결성 검사를'],
  ['names of folders', '目录名称', '폴더 이름을'],
] as const;

const texts = subjects.flatMap((subject) =>
  objects.map((object) => ({
    en: `${subject[0]} ${subject[1]} ${object[0]}.`,
    'zh-CN': `${subject[2]}会${subject[3]}${object[1]}。`,
    ko: `${subject[4]} ${object[2]} ${subject[5]}.`,
  })),
);

function lexiconOf(locale: 'zh-CN' | 'ko'): Lexicon {
  const single = texts.map((text) => pairOf(text.en, text[locale]));
  const lexicon = learnLexicon(locale, Array.from({ length: 10 }, () => single).flat());
  if (lexicon === undefined) throw new Error('the lexicon is too small');
  return lexicon;
}

const chinese = lexiconOf('zh-CN');
const korean = lexiconOf('ko');
const none: readonly Term[] = [];

describe('learnLexicon', () => {
  it('learns nothing from a few texts', () => {
    expect(learnLexicon('ko', [pairOf('A cache.', '캐시.')])).toBeUndefined();
  });

  it('knows which words go together', () => {
    expect(chinese.likeness('the server', '服务器')).toBeGreaterThan(
      chinese.likeness('the server', '缓存'),
    );
    expect(
      korean.coverage('The cache keeps old files.', '캐시는 파일을 유지합니다'),
    ).toBeGreaterThan(0.6);
    expect(korean.coverage('The cache keeps old files.', '서버는 모듈을 보냅니다')).toBeLessThan(
      0.4,
    );
  });
});

describe('checkReferences', () => {
  const check = (source: string, translation: string, lexicon: Lexicon = chinese) =>
    findings((report) => {
      checkReferences(report, pairOf(source, translation), lexicon);
    });

  it('finds links whose targets are exchanged', () => {
    const source = 'Set [`output.x`](/x/) when you use [integrity](/guide/).';
    expect(check(source, '使用[完整性校验](/guide/)时，设置 [`output.x`](/x/)。')).toBe('');
    expect(check(source, '使用[完整性校验](/x/)时，设置 [`output.x`](/guide/)。')).toMatch(
      /"完整性校验" \(\/x\/\) and "`output\.x`" \(\/guide\/\) seem to be exchanged/u,
    );
  });

  it('finds exchanged links by their words alone, in the English order too', () => {
    const source = 'See [the server](/server/) and [the cache](/cache/).';
    expect(check(source, '见[缓存](/cache/)和[服务器](/server/)。')).toBe('');
    expect(check(source, '见[缓存](/server/)和[服务器](/cache/)。')).toContain('exchanged');
    expect(check(source, '见[服务器](/cache/)和[缓存](/server/)。')).toContain('exchanged');
  });

  it('finds links and code that belong to another text', () => {
    expect(check('See [a](/a/) and `b`.', '见[甲](/b/)和 `c`。')).toBe(
      [
        'the link to "/a/" is missing here (English line 5)',
        'the code `b` is missing here (English line 5)',
        'the link to "/b/" is not in the English text (line 5)',
      ].join('\n'),
    );
  });

  it('finds exchanged code, but not the order that grammar asks for', () => {
    const list = 'Use `require`, `import` and `export`.';
    expect(check(list, '使用 `require`、`import` 和 `export`。')).toBe('');
    expect(check(list, '使用 `import`、`require` 和 `export`。')).toMatch(
      /`import` and `require` seem to be exchanged/u,
    );
    expect(check('The `name` of the `entry`.', '`entry` 的 `name`。')).toBe('');
    expect(check('Set `a`. Then remove `b`.', '设置 `b`。然后移除 `a`。')).toContain('exchanged');
  });
});

describe('checkNumbers', () => {
  const check = (source: string, translation: string) =>
    findings((report) => {
      checkNumbers(report, pairOf(source, translation));
    });

  it('finds a number that is another', () => {
    expect(check('Since 5.112, 20 ms.', '从 5.112 起，20 毫秒。')).toBe('');
    expect(check('Since 5.112.', '从 5.12 起。')).toBe(
      'the number 5.112 of the English text (line 5) is missing here\n' +
        'the number 5.12 is not in the English text (line 5)',
    );
  });

  it('lets small numbers and months be digits', () => {
    expect(check('On November 21, two of 1,000.', '11 月 21 日，1000 个中的 2 个。')).toBe('');
    expect(check('A color such as `#fff`.', '16진수 색상 `#fff`.')).toBe('');
  });
});

describe('checkSentences', () => {
  const check = (locale: 'ko' | 'zh-CN', without: number) => {
    const chosen = [0, 7, 14, 21].map((index) => texts[index]);
    const source = chosen.map((text) => text?.en ?? '').join(' ');
    const translation = chosen
      .filter((_text, index) => index !== without)
      .map((text) => text?.[locale] ?? '')
      .join(locale === 'ko' ? ' ' : '');
    return findings((report) => {
      checkSentences(report, pairOf(source, translation), locale === 'ko' ? korean : chinese);
    });
  };

  it.each([0, 1, 2, 3])('finds that sentence %i is missing', (index) => {
    const missing = texts[index * 7]?.en ?? '';
    for (const locale of ['zh-CN', 'ko'] as const) {
      expect(check(locale, -1)).toBe('');
      expect(check(locale, index)).toContain(`"${missing}"`);
    }
  });

  it('lets two sentences become one', () => {
    const source = 'The cache keeps old files. A plugin replaces all options.';
    const pair = pairOf(source, '缓存会保留旧文件，而插件会替换选项。');
    expect(
      findings((report) => {
        checkSentences(report, pair, chinese);
      }),
    ).toBe('');
  });
});

describe('checkTranslated', () => {
  const check = (source: string, translation: string, terms = none) =>
    findings((report) => {
      checkTranslated(report, pairOf(source, translation), { lexicon: chinese, terms });
    });

  it.each(['## Old files', '- The server', '[Old files](/a/)'])('finds "%s" in English', (text) => {
    expect(check(text, text)).toContain('is not translated');
  });

  it('finds cells, titles and descriptions in English', () => {
    const page = (title: string, cell: string) =>
      readOutline(
        'docs/a.mdx',
        `---\ntitle: ${title}\ndescription: ${title}\n---\n\n| ${cell} | \`a\` |\n| --- | --- |\n`,
      ).segments;
    const pairs =
      pairSegments(page('The cache', 'old files'), page('The cache', 'old files')) ?? [];
    const found = findings((report) => {
      for (const pair of pairs) checkTranslated(report, pair, { lexicon: chinese, terms: none });
    });
    expect(found).toMatch(/the title "The cache".*\nthe description "The cache".*\nthe cell "old/u);
  });

  it('finds half a sentence in English', () => {
    const source = 'The cache keeps old files. A plugin replaces all options.';
    expect(check(source, '缓存会保留旧文件。A plugin replaces all options。')).toContain(
      '"A plugin replaces all options" is not translated',
    );
  });

  it('leaves names, options, messages and Latin terms alone', () => {
    for (const text of ['css-loader, TypeScript', 'Babel', '## entry', 'MIT', '`a`']) {
      expect(check(text, text)).toBe('');
    }
    expect(check('## Uncaught Error: old files', '## Uncaught Error: old files')).toBe('');
    const terms = [{ term: 'old file', translation: 'old file' }];
    expect(check('## Old files', '## Old file', terms)).toBe('');
  });
});

describe('avoidedWords and confusedWords', () => {
  const terms: readonly Term[] = [
    { term: 'sponsor', translation: '스폰서', confused: ['후원자'] },
    { term: 'backer', translation: '후원자' },
    { term: 'target', translation: '타깃', avoid: ['타겟'] },
  ];

  it.each([
    '## 타겟',
    '| 타겟 |\n| --- |',
    '[타겟](/a/)',
    '![타겟](/a.png)',
    ':::tip[타겟]\n\n:::',
  ])('finds an avoided word in %j', (text) => {
    const [segment] = readOutline('docs/a.mdx', `---\ntitle: A\n---\n\n${text}\n`).segments.slice(
      1,
    );
    expect(segment && avoidedWords(segment, terms)).toEqual(['"타겟" for "target": write "타깃"']);
  });

  it('does not join a link with the particle after it', () => {
    const list = [{ term: 'a', translation: 'b', avoid: ['개발에서'] }];
    const { translation } = pairOf('[a](/a/) b', '[개발](/a/)에서 봅니다');
    expect(avoidedWords(translation, list)).toEqual([]);
  });

  it('finds the word of another term only where English has this one', () => {
    expect(confusedWords(pairOf('Our sponsors', '우리 후원자'), terms)).toHaveLength(1);
    expect(confusedWords(pairOf('Our backers', '우리 후원자'), terms)).toEqual([]);
    expect(confusedWords(pairOf('Sponsors and backers', '스폰서와 후원자'), terms)).toEqual([]);
  });
});

describe('chineseFaults', () => {
  it.each([
    ['里,也', 'full-width punctuation'],
    ['使用 webpack, 然后', 'full-width punctuation'],
    ['使用 `a`, `b` 和 `c`', 'full-width punctuation'],
    ['是什么?', 'full-width punctuation'],
    ['步骤: 构建', 'full-width punctuation'],
    ['构建完成.', 'ends with “。”'],
    ['构建用 webpack. 然后', 'ends with “。”'],
    ['构建(可选)', 'full-width parentheses'],
    ['多个loader', 'between Chinese and Latin'],
    ['使用`a`', 'between Chinese text and code'],
    ['完成 。', 'no space next to full-width'],
  ])('finds what is wrong with %s', (text, message) => {
    expect(chineseFaults(text).join()).toContain(message);
  });

  it.each([
    '1. 第一步',
    '显示“Free to use. 3 bytes, ok”。',
    '用 import() 加载',
    'Rollup, Vite',
    '比例 4:3',
  ])('finds nothing wrong with %s', (text) => {
    expect(chineseFaults(text)).toEqual([]);
  });
});

describe('koreanFaults', () => {
  const terms: readonly Term[] = [
    { term: 'loader', translation: '로더' },
    { term: 'module', translation: '모듈' },
  ];

  it.each([
    ['webpack', 'consonant'],
    ['npm', 'consonant'],
    ['script', 'vowel'],
    ['chunk', 'vowel'],
    ['module', 'l'],
    ['HTML', 'l'],
    ['CSS', 'vowel'],
    ['webpack.config.mjs', 'vowel'],
    ['publicPath', 'vowel'],
    ['splitChunks()', 'vowel'],
    ['output.filename', 'consonant'],
    ['5.112', 'vowel'],
    ['10', 'consonant'],
    ['v3', undefined],
    ['src/', undefined],
  ])('hears how %s ends', (text, sound) => {
    expect(finalSound(text)).toBe(sound);
  });

  it.each([
    ['webpack는 빌드합니다.', 'write "webpack은"'],
    ['`output.path`을 설정하세요.', 'write "`output.path`를"'],
    ['`a.js`과 함께', 'write "`a.js`와"'],
    ['HTML으로 출력합니다.', 'write "HTML로"'],
    ['npm로 설치하세요.', 'write "npm으로"'],
    ['로더은 함수입니다.', 'write "로더는"'],
    ['모듈으로 만듭니다.', 'write "모듈로"'],
    ['파일를 읽습니다.', 'write "파일을"'],
    ['로더 는 함수입니다.', 'no space before a particle'],
    ['`a.js` 를 읽습니다.', 'no space before a particle'],
    ['파일을 읽어요.', 'register'],
    ['파일을 읽는다.', 'register'],
    ['그대로 두면 돼.', 'register'],
    ['이것은 파일이죠.', 'register'],
  ])('finds what is wrong with %s', (text, message) => {
    expect(koreanFaults(text, terms).join()).toContain(message);
  });

  it.each([
    'webpack은 `a.js`를 읽고 HTML로 출력합니다.',
    '로더는 함수입니다. 먼저 설치하세요. 왜 필요할까요?',
    '경로와 결과, 서로 다른 파일로',
    '출력 폴더에 있는 모든 파일',
  ])('finds nothing wrong with %s', (text) => {
    expect(koreanFaults(text, terms)).toEqual([]);
  });
});

describe('messageFaults', () => {
  const check = (source: string, message: string, locale: TranslatedLocale = 'ko') =>
    messageFaults(
      locale,
      { file: 'i18n/ko/code.json', id: 'a', message, source },
      { terms: [{ term: 'target', translation: '타깃', avoid: ['타겟'] }], lexicon: korean },
    ).join('\n');

  it('finds faults in texts of the interface', () => {
    expect(check('The cache', 'The cache')).toContain('is not translated');
    expect(check('Since 5.112', '5.12부터')).toContain('5.112');
    expect(check('Targets', '타겟')).toContain('타깃');
    expect(check('Copied', '복사했어요.')).toContain('register');
    expect(check('Copied, done', '已复制, 完成', 'zh-CN')).toContain('full-width');
  });

  it('leaves placeholders alone', () => {
    expect(check('{name} sends files', '{name}은 파일을 보냅니다.')).toBe('');
    expect(check('One|{count} files', '{count}개 파일')).toBe('');
  });
});
