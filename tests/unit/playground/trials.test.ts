import path from 'node:path';
import { describe, expect, it } from 'vitest';
import webpack from 'webpack';
import type { Configuration } from 'webpack';
import { listTranslatedPages, translatedLocales } from '../../../src/content/translations.ts';
import { pathnameOfFile } from '../../../src/content/pathname.ts';
import { readIds } from '../../../src/content/heading-ids.ts';
import { readPage } from '../../../src/content/source-page.ts';
import { checkProject } from '../../../src/playground/project.ts';
import { trialConfiguration, trialProject, trials } from '../../../src/playground/trials.ts';
import { buildsWithoutAsking } from '../../../src/playground/trust.ts';

const root = path.resolve(import.meta.dirname, '../../..');

async function evaluate(text: string): Promise<Configuration> {
  const address = `data:text/javascript,${encodeURIComponent(text)}`;
  const module = (await import(/* @vite-ignore */ address)) as { default: Configuration };
  return module.default;
}

/** The value that a configuration has for an option, whose name in rules begins with `Rule`. */
function valueOf(configuration: Configuration, option: string): unknown {
  const names = option.replace(/^Rule\./u, 'module.rules.0.').split('.');
  return names.reduce<unknown>(
    (value, name) => (value as Record<string, unknown> | undefined)?.[name],
    configuration,
  );
}

it('offers each option once', () => {
  const options = trials.map(({ option }) => option);
  expect(new Set(options).size).toBe(options.length);
  expect(options.length).toBeGreaterThanOrEqual(12);
});

describe.each(trials.map((trial) => [trial.option, trial] as const))('%s', (option, trial) => {
  it.each(trial.values)('can be %s', async (value) => {
    const configuration = await evaluate(trialConfiguration(trial, value));
    expect(valueOf(configuration, option)).toEqual(await evaluate(`export default ${value}`));
    const validate = () => {
      webpack.validate(configuration);
    };
    expect(validate).not.toThrow();
  });

  it('refuses what is no value of it', async () => {
    const configuration = await evaluate(trialConfiguration(trial, '{ surely: "not" }'));
    const validate = () => {
      webpack.validate(configuration);
    };
    expect(validate).toThrow();
  });

  it('makes projects that open in the playground and build there without a question', () => {
    for (const value of trial.values) {
      const project = trialProject(trial, value);
      expect(() => {
        checkProject(project);
      }).not.toThrow();
      expect(buildsWithoutAsking(project)).toBe(true);
    }
  });

  it('has a heading on its page, in every language that has the page', () => {
    const source = `docs${trial.page.slice(0, -1)}.mdx`;
    const translated = translatedLocales
      .flatMap((locale) => listTranslatedPages(root, locale))
      .filter((page) => page.source === source);
    for (const file of [source, ...translated.map((page) => page.file)]) {
      const { ofHeading } = readIds(readPage(root, file).tree);
      expect([...ofHeading.values()], file).toContain(trial.heading);
    }
    expect(pathnameOfFile(source)).toBe(trial.page);
  });
});
