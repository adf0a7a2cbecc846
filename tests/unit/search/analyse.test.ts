import { describe, expect, it } from 'vitest';
import { analyse, headingTerms, nameOf, termsOf } from '../../../src/search/analyse.ts';

const terms = (text: string): string[] => [...termsOf(analyse(text))];

describe('terms', () => {
  it('has dotted paths whole and in parts', () => {
    expect(terms('output.publicPath')).toEqual([
      ...['output.publicpath', 'output', 'publicpath', 'public', 'path'],
    ]);
  });

  it('knows one name in all its spellings', () => {
    for (const spelling of ['css-loader', 'cssLoader', 'css_loader', 'CSS-Loader']) {
      expect(terms(spelling)[0]).toBe('cssloader');
    }
  });

  it('keeps flags and names of the bundler apart from words', () => {
    expect(terms('--watch')).toEqual(['--watch', 'watch']);
    expect(terms('__webpack_public_path__')).toContain('__webpackpublicpath');
    expect(terms('webpack_public_path')).toContain('webpackpublicpath');
    expect(terms('__webpack_public_path__')).toContain('webpackpublicpath');
    expect(terms('a -- b')).not.toContain('--b');
  });

  it('finds inflected words by their stem, and leaves names alone', () => {
    expect(terms('caching')).toEqual(terms('cache'));
    expect(terms('optimized')).toEqual(terms('optimisation'));
    expect(terms('modules')).toEqual(terms('module'));
    expect(terms('splitting')).toEqual(terms('split'));
    expect(terms('css')).toEqual(['css']);
  });

  it('cuts Han and Hangul into pairs, whatever stands next to them', () => {
    expect(terms('代码分离')).toEqual(['代码', '码分', '分离']);
    expect(terms('使用webpack构建')).toEqual(['使用', 'webpack', '构建']);
    expect(terms('코드 스플리팅')).toEqual(['코드', '스플', '플리', '리팅']);
    expect(terms('库')).toEqual(['库']);
  });

  it('survives what readers paste', () => {
    expect(terms('')).toEqual([]);
    expect(terms('😀 …!? ()[]{}\\^$.*+')).toEqual(['$']);
    expect(terms('ｐｕｂｌｉｃＰａｔｈ')).toContain('publicpath');
    expect(terms('مرحبا webpack')).toEqual(['مرحبا', 'webpack']);
    expect(terms('x'.repeat(10_000))).toEqual([]);
  });
});

describe('terms of a heading', () => {
  it('tells names from what they are made of', () => {
    const { whole, parts } = headingTerms('output.sourceMapFilename');
    expect([...whole]).toEqual(['output.sourcemapfilename', 'sourcemapfilename']);
    expect([...parts]).toEqual(['output', 'sourc', 'map', 'filenam']);
  });

  it('joins neighbors, since readers leave out the space', () => {
    const { parts } = headingTerms('Tree Shaking');
    expect([...parts]).toEqual([...termsOf(analyse('treeshaking'))]);
  });
});

it('compares names without spaces, signs and remarks', () => {
  expect(nameOf('output.publicPath')).toBe(nameOf('Output public-path'));
  expect(nameOf('__dirname (NodeJS)')).toBe('dirname');
});
