import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Words of sentences that a reader of the language has mended, which no term forbids. */
const mended = {
  'zh-CN': [
    '以其路径相称',
    '为所有入口把运行时做成一个文件',
    '构建两次到不同的目录',
    '多一点耐心',
    '把缓存更进一步',
    '这样的东西是有的',
    '在包本身之中',
    '哪些内容属于一起',
    '有了一个只输出用到的内容的构建',
    '围绕你的脚本写出页面',
    '不要再开始使用它',
  ],
  ko: ['요청이 있을 때', '이행하는 것', '값싼', '어딘가에서 와야'],
} as const;

it.each(Object.entries(mended))(
  'no text in %s has a sentence that was mended',
  (locale, sentences) => {
    const found = globSync([`i18n/${locale}/**/*.mdx`, `i18n/${locale}/code.json`]).flatMap(
      (file) => {
        const text = readFileSync(file, 'utf8');
        return sentences
          .filter((words) => text.includes(words))
          .map((words) => `${file}: ${words}`);
      },
    );
    expect(found).toEqual([]);
  },
);
