import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { cubeDepth } from '../../../src/components/Cube/spin.ts';
import { narrowDrawing, wideDrawing } from '../../../src/components/SplashBanner/graph.ts';
import { isMoving } from '../../../src/components/SplashBanner/motion.ts';
import {
  placeOf,
  rotatorDelay,
  rotatorRepeat,
  timeToNext,
} from '../../../src/components/TextRotator/rotation.ts';
import { readWalkthrough, walkthroughStep } from '../../../src/content/examples/walkthrough.ts';

const portalDir = path.resolve(import.meta.dirname, '../../..');

/** Declarations of the first rule with this selector in the stylesheet of a component. */
function propertiesOf(component: string, selector: string): Record<string, string> {
  const file = path.join(portalDir, 'src/components', component, 'styles.module.css');
  const css = readFileSync(file, 'utf8');
  const start = css.indexOf(`\n${selector} {`) + 1;
  const rule = css.slice(start, css.indexOf('}', start));
  const declarations = rule.matchAll(/^ {2}(?<name>[\w-]+): (?<value>[^;]+);$/gmu);
  return Object.fromEntries(
    [...declarations].map(({ groups }) => [groups?.name ?? '', groups?.value ?? '']),
  );
}

describe('the rotating words', () => {
  test('wait 5000 ms, change every 5000 ms and are at most 110 px wide', () => {
    expect([rotatorDelay, rotatorRepeat]).toEqual([5000, 5000]);
    expect(propertiesOf('TextRotator', '.rotator')).toMatchObject({ 'max-inline-size': '110px' });
    expect([timeToNext(0), timeToNext(1), timeToNext(9)]).toEqual([5000, 5000, 5000]);
  });

  test('show one word at a time and begin again after the last', () => {
    const places = (turns: number) => [0, 1, 2, 3].map((index) => placeOf(index, turns, 4));
    expect(places(0)).toEqual(['shown', 'waiting', 'waiting', 'waiting']);
    expect(places(1)).toEqual(['gone', 'shown', 'waiting', 'waiting']);
    expect(places(3)).toEqual(['waiting', 'waiting', 'gone', 'shown']);
    expect(places(4)).toEqual(['shown', 'waiting', 'waiting', 'gone']);
  });
});

test('the cube is 120 deep and turns by 90 degrees every 5000 ms', () => {
  expect(cubeDepth).toBe(120);
  expect(propertiesOf('Cube', '.stage')).toMatchObject({
    '--portal-cube-depth': `${cubeDepth}px`,
    '--portal-cube-turn': '90deg',
    '--portal-cube-round': '20000ms',
  });
});

test('the banner moves only in view, unless paused, and never against the wish of the system', () => {
  expect(isMoving({ inView: true, paused: false, reduced: false })).toBe(true);
  expect(isMoving({ inView: false, paused: false, reduced: false })).toBe(false);
  expect(isMoving({ inView: true, paused: true, reduced: false })).toBe(false);
  expect(isMoving({ inView: true, paused: false, reduced: true })).toBe(false);
});

describe.each([
  ['wide', wideDrawing],
  ['narrow', narrowDrawing],
])('the %s drawing', (name, { width, height, tile, tiles, lines, cube, sideways }) => {
  test('has its cube where the stylesheet puts it', () => {
    expect(propertiesOf('SplashBanner', `.${name}`)).toMatchObject({
      '--portal-cube-x': `calc(100% * ${cube.x} / ${width})`,
      '--portal-cube-y': `calc(100% * ${cube.y} / ${height})`,
      '--portal-cube-scale': String(cube.scale),
    });
  });

  test('has all tiles inside, and none over another', () => {
    for (const { x, y } of tiles) {
      expect(x - tile.width / 2).toBeGreaterThanOrEqual(0);
      expect(x + tile.width / 2).toBeLessThanOrEqual(width);
      expect(y - tile.height / 2).toBeGreaterThanOrEqual(0);
      expect(y + tile.height / 2).toBeLessThanOrEqual(height);
    }
    const overlapping = tiles.flatMap((a, index) =>
      tiles
        .slice(index + 1)
        .filter((b) => Math.abs(a.x - b.x) < tile.width && Math.abs(a.y - b.y) < tile.height),
    );
    expect(overlapping).toEqual([]);
    const reach = (cubeDepth / 2) * cube.scale;
    expect(
      tiles.filter(({ x, y }) => Math.abs(x - cube.x) < reach && Math.abs(y - cube.y) < reach),
    ).toEqual([]);
  });

  test('connects every import, four modules with the cube, and the cube with four assets', () => {
    /** Label of the tile at whose edge a line starts or ends, or the cube. */
    const at = ({ x, y }: { readonly x: number; readonly y: number }): string => {
      const reach = (cubeDepth / 2) * cube.scale;
      if (Math.abs(x - cube.x) <= reach && Math.abs(y - cube.y) <= reach) return 'cube';
      const touched = tiles.filter((one) =>
        sideways
          ? one.y === y && Math.abs(one.x - x) === tile.width / 2
          : one.x === x && Math.abs(one.y - y) === tile.height / 2,
      );
      expect(touched).toHaveLength(1);
      return touched[0]?.label ?? '';
    };
    expect(lines.map(({ leg, start, end }) => `${leg}: ${at(start)} → ${at(end)}`)).toEqual([
      'ofEntry: .html → .js',
      'ofEntry: .html → .css',
      'ofModule: .js → .ts',
      'toCube: .ts → cube',
      'ofModule: .js → .json',
      'toCube: .json → cube',
      'ofModule: .css → .svg',
      'toCube: .svg → cube',
      'ofModule: .css → .png',
      'toCube: .png → cube',
      'fromCube: cube → .html',
      'fromCube: cube → .js',
      'fromCube: cube → .css',
      'fromCube: cube → .svg',
    ]);
    for (const { path: curve } of lines) expect(curve).toMatch(/^M[\d. ]+C[\d. ]+$/u);
  });
});

test('the walkthrough shows exactly the files of its project', () => {
  const { sources, results, command, printed } = readWalkthrough(portalDir);
  const dir = path.join(portalDir, 'examples', walkthroughStep);
  for (const { path: file, text } of sources) {
    expect(`${text}\n`, file).toBe(readFileSync(path.join(dir, file), 'utf8'));
  }
  for (const { path: file, text } of results) {
    const recorded = path.join(dir, 'output', path.basename(file));
    expect(existsSync(recorded)).toBe(true);
    expect(text).toBe(readFileSync(recorded, 'utf8').trimEnd());
  }
  expect(command).toBe('npx webpack --mode production');
  expect(printed).toContain('compiled successfully');
  // The text beside it says that the function which nobody calls is gone.
  expect(sources.some(({ text }) => text.includes('leave'))).toBe(true);
  expect(results.some(({ text }) => text.includes('leave'))).toBe(false);
});
