import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const colourRules = ['color-contrast', 'link-in-text-block'];

/**
 * What axe finds in the page as it stands. The tokens inside code are left out: there are thousands of them in few
 * colours, and the test of code blocks looks at each of these colours on each background.
 */
export async function violationsOf(
  page: Page,
  onlyColours: boolean,
  onlyMain: boolean,
): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    .options({
      resultTypes: ['violations'],
      ...(onlyColours && { runOnly: { type: 'rule', values: colourRules } }),
    })
    .setLegacyMode(true)
    .exclude('pre code');
  if (onlyMain) axe.include('main');
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.target).join(' | ')}`);
}
