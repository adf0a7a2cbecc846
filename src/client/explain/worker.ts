/** Explains configurations in a worker, so typing stays smooth. It never executes any part of a configuration. */
import '../../configuration/browser/process.ts';
import names from '@generated/reference/default/names.json';
import schema from 'webpack/schemas/WebpackOptions.json';
import validateSchema from 'webpack/lib/config/validateSchema.js';
import RuleSetCompiler from 'webpack/lib/rules/RuleSetCompiler.js';
import { explain } from '../../configuration/explain.ts';
import type { EffectiveResult, ExplainAnswer, ExplainRequest } from './messages.ts';

async function effectiveOf(
  values: readonly Readonly<Record<string, unknown>>[],
): Promise<EffectiveResult[]> {
  const { compareWithDefaults } = await import('../../configuration/effective.ts');
  return values.map((value) => {
    try {
      return compareWithDefaults(value);
    } catch (error) {
      return { error: error instanceof Error ? error.message : String(error) };
    }
  });
}

async function answer({ id, source, assumptions, wantsEffective }: ExplainRequest): Promise<void> {
  const { values, ...explanation } = explain(source, assumptions, {
    names,
    validate: (configuration) => {
      validateSchema(schema, configuration);
    },
    hasRuleFor: (rules, file) => RuleSetCompiler.hasRuleForResource(rules, file),
  });
  const effective = wantsEffective ? await effectiveOf(values) : undefined;
  globalThis.postMessage({ id, explanation, effective } satisfies ExplainAnswer);
}

globalThis.addEventListener('message', ({ data }: MessageEvent<ExplainRequest>) => {
  void answer(data);
});
