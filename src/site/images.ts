/** The images that `npm run draw:images` generates: icons, and images for link previews. */
import { sections } from './sections.ts';
import { blogImageId, siteImageId } from './social-image.ts';

export interface Icon {
  /** Name of the file in `static/img/icons/`. */
  readonly file: string;
  /** Width and height in pixels. */
  readonly size: number;
  /**
   * Background around the cube: `none` if the icon may be on any background, `full` if the system crops the icon to its
   * own shape, `tile` to draw a colored tile behind it.
   */
  readonly ground: 'none' | 'full' | 'tile';
}

const icon192 = { file: 'icon-192.png', size: 192, ground: 'none' } as const satisfies Icon;
const icon512 = { file: 'icon-512.png', size: 512, ground: 'none' } as const satisfies Icon;
const maskable = { file: 'maskable-512.png', size: 512, ground: 'full' } as const satisfies Icon;
const appleTouch = {
  file: 'apple-touch-icon-180.png',
  size: 180,
  ground: 'full',
} as const satisfies Icon;
const tile = { file: 'tile-150.png', size: 150, ground: 'tile' } as const satisfies Icon;

export const icons = { icon192, icon512, maskable, appleTouch, tile } as const;

/** Color of the pinned-tab icon, which is drawn from one shape. */
export const maskIconColor = '#465e69';

/** URL of an icon relative to the site's base URL. */
export function iconPath(icon: Icon): string {
  return `img/icons/${icon.file}`;
}

export interface SocialImage {
  /** Name of the file, without its extension. The image of a section has the section's id. */
  readonly id: string;
  readonly title: string;
  /** A few words about what the pages have in common. */
  readonly line: string;
}

const lines: Readonly<Record<(typeof sections)[number]['id'], string>> = {
  api: 'Node.js, hooks and the objects behind them',
  concepts: 'The ideas that explain the rest',
  configuration: 'Every option, its type and its default',
  guides: 'Step by step, with projects that build',
  loaders: 'Any file becomes a module',
  migrate: 'From one major version to the next',
  plugins: 'Reach into every step of the build',
  contribute: 'Write text, loaders and plugins with us',
};

/** The image of all pages that don't have their own. */
const siteImage: SocialImage = {
  id: siteImageId,
  title: 'webpack',
  line: 'Bundle scripts, styles, pages and assets',
};

const blogImage: SocialImage = {
  id: blogImageId,
  title: 'Blog',
  line: 'Releases and plans',
};

export const socialImages: readonly SocialImage[] = [
  siteImage,
  blogImage,
  ...sections.map(({ id, title }) => ({ id, title, line: lines[id] })),
];
