import { cubeDepth } from '../Cube/spin.ts';

/** Content of a module; determines the color of its tile. */
export type ModuleKind = 'script' | 'style' | 'page' | 'image' | 'data';

interface Tile {
  readonly label: string;
  readonly kind: ModuleKind;
  /** Center of the tile in the drawing. */
  readonly x: number;
  readonly y: number;
}

/** Segment of the path. */
export type Leg = 'ofEntry' | 'ofModule' | 'toCube' | 'fromCube';

interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Line {
  readonly start: Point;
  readonly end: Point;
  /** A curve that starts and ends in the direction of the path. */
  readonly path: string;
  readonly leg: Leg;
}

/** A drawing of modules that become assets, in units of one CSS pixel. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly tile: { readonly width: number; readonly height: number };
  /** True if the path leads to the right; otherwise it leads down. */
  readonly sideways: boolean;
  /** Center of the cube, and its scale; the stylesheet repeats them. */
  readonly cube: { readonly x: number; readonly y: number; readonly scale: number };
  readonly tiles: readonly Tile[];
  readonly lines: readonly Line[];
}

interface Node {
  readonly id: string;
  readonly label: string;
  readonly kind: ModuleKind;
  /** Step along the path: 0 to 2 are source modules, 4 are static assets; the cube is at 3. */
  readonly step: number;
  /** Position across the path, from 0 to 1. */
  readonly across: number;
  /** Modules that import this one. */
  readonly from: string | undefined;
}

const node = (id: string, kind: ModuleKind, step: number, across: number, from?: string): Node => ({
  id,
  label: `.${id.replace('out-', '')}`,
  kind,
  step,
  across,
  from,
});

/** A page imports a script and a stylesheet, these import the rest, and webpack emits four files. */
const nodes: readonly Node[] = [
  node('html', 'page', 0, 0.5),
  node('js', 'script', 1, 0.2, 'html'),
  node('css', 'style', 1, 0.8, 'html'),
  node('ts', 'script', 2, 0, 'js'),
  node('json', 'data', 2, 1 / 3, 'js'),
  node('svg', 'image', 2, 2 / 3, 'css'),
  node('png', 'image', 2, 1, 'css'),
  node('out-html', 'page', 4, 0),
  node('out-js', 'script', 4, 1 / 3),
  node('out-css', 'style', 4, 2 / 3),
  node('out-svg', 'image', 4, 1),
];

interface Layout {
  readonly width: number;
  readonly height: number;
  readonly tile: { readonly width: number; readonly height: number };
  readonly cubeScale: number;
  /** True if the path leads to the right; otherwise it leads down. */
  readonly sideways: boolean;
  /** Center positions along the path, by step. */
  readonly steps: readonly [number, number, number, number, number];
  /** First and last center position across the path. */
  readonly across: readonly [number, number];
}

const wideLayout: Layout = {
  width: 580,
  height: 340,
  tile: { width: 68, height: 36 },
  cubeScale: 1,
  sideways: true,
  steps: [36, 132, 228, 382, 542],
  across: [34, 306],
};

const narrowLayout: Layout = {
  width: 300,
  height: 440,
  tile: { width: 58, height: 32 },
  cubeScale: 0.75,
  sideways: false,
  steps: [18, 82, 146, 278, 420],
  across: [31, 269],
};

function line(leg: Leg, start: Point, end: Point, sideways: boolean): Line {
  const middle = sideways ? (start.x + end.x) / 2 : (start.y + end.y) / 2;
  const bends = sideways
    ? `${middle} ${start.y} ${middle} ${end.y}`
    : `${start.x} ${middle} ${end.x} ${middle}`;
  return { leg, start, end, path: `M${start.x} ${start.y}C${bends} ${end.x} ${end.y}` };
}

function draw(layout: Layout): Drawing {
  const { sideways, tile, steps, across } = layout;
  const place = (along: number, cross: number): Point =>
    sideways ? { x: along, y: cross } : { x: cross, y: along };
  const center = ({ step, across: part }: Node): Point =>
    place(steps[step] ?? 0, Math.round(across[0] + part * (across[1] - across[0])));
  const cube = place(steps[3], (across[0] + across[1]) / 2);
  const half = (sideways ? tile.width : tile.height) / 2;
  const shift = ({ x, y }: Point, by: number): Point =>
    sideways ? { x: x + by, y } : { x, y: y + by };
  // Lines end inside the cube, which covers them.
  const inCube = (cross: Point, by: number): Point => {
    const at = shift(cube, by);
    return sideways
      ? { x: at.x, y: at.y + (cross.y - at.y) / 6 }
      : { x: at.x + (cross.x - at.x) / 6, y: at.y };
  };
  const reach = (cubeDepth / 2) * layout.cubeScale;
  const at = new Map(nodes.map((entry) => [entry.id, center(entry)]));
  const lines = nodes.flatMap((entry) => {
    const here = center(entry);
    const importer = entry.from === undefined ? undefined : at.get(entry.from);
    const found: Line[] = [];
    if (importer) {
      const leg = entry.step === 2 ? 'ofModule' : 'ofEntry';
      found.push(line(leg, shift(importer, half), shift(here, -half), sideways));
    }
    if (entry.step === 2) {
      const end = inCube(here, -reach);
      found.push(line('toCube', shift(here, half), end, sideways));
    }
    if (entry.step === 4) {
      const start = inCube(here, reach);
      found.push(line('fromCube', start, shift(here, -half), sideways));
    }
    return found;
  });
  return {
    width: layout.width,
    height: layout.height,
    tile,
    sideways,
    cube: { ...cube, scale: layout.cubeScale },
    tiles: nodes.map((entry) => ({ label: entry.label, kind: entry.kind, ...center(entry) })),
    lines,
  };
}

/** For wide windows: from left to right. */
export const wideDrawing: Drawing = draw(wideLayout);

/** For phones: from top to bottom. */
export const narrowDrawing: Drawing = draw(narrowLayout);
