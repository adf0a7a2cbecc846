import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './site.ts';
import { visit } from './visit.ts';

/** Backgrounds that a line of code can have over that of its block. */
const lineBackgrounds = [
  'transparent',
  'var(--docusaurus-highlighted-code-line-bg)',
  'var(--portal-diff-added)',
  'var(--portal-diff-removed)',
];

for (const theme of ['light', 'dark'] as const) {
  test(`every color of code can be read on every line (${theme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await visit(page, '/license/');
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    const samples = await page.evaluate((backgrounds) => {
      const colors = [...document.documentElement.computedStyleMap().keys()].filter((name) =>
        /^--portal-(token-|code-foreground|code-muted)/u.test(name),
      );
      const block = document.createElement('div');
      block.id = 'colors';
      block.style.background = 'var(--portal-code-background)';
      for (const background of backgrounds) {
        for (const color of colors) {
          const line = document.createElement('p');
          line.textContent = `${color} on ${background}`;
          line.style.color = `var(${color})`;
          line.style.background = background;
          block.append(line);
        }
      }
      // Alone in the window, so that nothing lies over a line.
      document.body.replaceChildren(block);
      return block.childElementCount;
    }, lineBackgrounds);
    expect(samples).toBeGreaterThan(10 * lineBackgrounds.length);
    const { violations, passes } = await new AxeBuilder({ page })
      .include('#colors')
      .withRules(['color-contrast'])
      .analyze();
    expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([]);
    expect(passes.flatMap(({ nodes }) => nodes)).toHaveLength(samples);
  });
}
