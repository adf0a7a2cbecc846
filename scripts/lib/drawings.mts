/** Drawings of the site's images as SVG documents, as pure functions of `src/site/images.ts`. */
import { iconPath, icons, socialImages } from '../../src/site/images.ts';
import type { Icon, SocialImage } from '../../src/site/images.ts';
import { site } from '../../src/site/site.ts';
import { socialImageSize } from '../../src/site/social-image.ts';

export interface Drawing {
  /** Path of the PNG, relative to `static/`. */
  readonly file: string;
  readonly width: number;
  readonly height: number;
  readonly svg: string;
}

const colors = {
  ground: site.themeColor,
  deep: '#212d34',
  line: '#3c4f5a',
  shell: '#8dd6f9',
  core: '#1c78c0',
  edge: '#ffffff',
  title: '#ffffff',
  text: '#c5d6e0',
} as const;

const fonts = "'Liberation Sans', Arial, Helvetica, sans-serif";

/** The cube of the logo in a 64-unit box: a shell with the bundle inside it. */
const cube =
  `<path fill="${colors.shell}" d="M32 3 58 17.5v29L32 61 6 46.5v-29z"/>` +
  `<path fill="${colors.core}" d="m32 18 13.5 7.5v13L32 46l-13.5-7.5v-13z"/>` +
  `<path fill="none" stroke="${colors.edge}" stroke-width="2.2" d="M32 61V46m0-13v13M6 17.5l12.5 8L32 33l13.5-7.5 12.5-8M32 3v15m13.5 20.5 12.5 8m-39.5-8-12.5 8"/>`;

function svg(width: number, height: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;
}

function placed(content: string, x: number, y: number, scale: number): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})">${content}</g>`;
}

/** Fraction of the icon's width that the cube takes. Shapes that systems crop to keep the inner 80 percent. */
const share: Readonly<Record<Icon['ground'], number>> = { none: 1, full: 0.62, tile: 0.6 };

function iconDrawing(icon: Icon): Drawing {
  const { size, ground } = icon;
  const scale = (size * share[ground]) / 64;
  const offset = (size * (1 - share[ground])) / 2;
  const backdrop =
    ground === 'full' ? `<rect width="${size}" height="${size}" fill="${colors.ground}"/>` : '';
  return {
    file: iconPath(icon),
    width: size,
    height: size,
    svg: svg(size, size, backdrop + placed(cube, offset, offset, scale)),
  };
}

/** A cube without a core: a module on its way into the bundle. */
function moduleCube(x: number, y: number, size: number): string {
  const shape =
    `<path fill="${colors.line}" d="M32 3 58 17.5v29L32 61 6 46.5v-29z"/>` +
    `<path fill="none" stroke="${colors.shell}" stroke-width="2" d="M6 17.5 32 32l26-14.5M32 32v29"/>`;
  return placed(shape, x, y, size / 64);
}

/** Positions and sizes of the modules around the bundle. */
const modules = [
  { x: 742, y: 92, size: 76 },
  { x: 1060, y: 58, size: 60 },
  { x: 1090, y: 446, size: 84 },
  { x: 748, y: 486, size: 64 },
] as const;

const bundle = { x: 826, y: 182, size: 266 } as const;

function bundleScene(): string {
  const center = { x: bundle.x + bundle.size / 2, y: bundle.y + bundle.size / 2 };
  const edges = modules
    .map(({ x, y, size }) => `M${x + size / 2} ${y + size / 2} ${center.x} ${center.y}`)
    .join('');
  return (
    `<path d="${edges}" fill="none" stroke="${colors.line}" stroke-width="4" stroke-dasharray="2 12" stroke-linecap="round"/>` +
    modules.map(({ x, y, size }) => moduleCube(x, y, size)).join('') +
    placed(cube, bundle.x, bundle.y, bundle.size / 64)
  );
}

function escapeText(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** Wraps a text that would overlap the drawing into two lines of similar length. */
function wrapped(text: string, limit: number): string[] {
  if (text.length <= limit) return [text];
  const spaces = [...text.matchAll(/ /gu)].map(({ index }) => index);
  const imbalance = (at: number) => Math.abs(text.length - 2 * at);
  const [middle] = spaces.sort((one, other) => imbalance(one) - imbalance(other));
  return middle === undefined ? [text] : [text.slice(0, middle), text.slice(middle + 1)];
}

function socialDrawing({ id, title, line }: SocialImage): Drawing {
  const { width, height } = socialImageSize;
  const rows = wrapped(line, 30)
    .map((row, index) => `<tspan x="92" y="${386 + index * 48}">${escapeText(row)}</tspan>`)
    .join('');
  const host = new URL(site.url).host;
  const content =
    `<rect width="${width}" height="${height}" fill="${colors.ground}"/>` +
    `<path d="M770 0h430v630H640z" fill="${colors.deep}"/>` +
    bundleScene() +
    `<g font-family="${fonts}" fill="${colors.text}">` +
    placed(cube, 84, 76, 0.75) +
    `<text x="146" y="111" font-size="30">${escapeText(host)}</text>` +
    `<text x="88" y="316" font-size="92" font-weight="700" letter-spacing="-2" fill="${colors.title}">${escapeText(title)}</text>` +
    `<text font-size="36">${rows}</text>` +
    `</g>` +
    `<rect y="${height - 12}" width="${width}" height="12" fill="${colors.shell}"/>`;
  return { file: `img/social/${id}.png`, width, height, svg: svg(width, height, content) };
}

/** Every image that `npm run draw:images` draws. */
export function drawings(): Drawing[] {
  return [...Object.values(icons).map(iconDrawing), ...socialImages.map(socialDrawing)];
}
