import { translate } from '@docusaurus/Translate';
import type { Problem } from '@site/src/client/explain/messages.ts';

/** A problem as a sentence. webpack's own messages are in English in every language. */
export function problemText(problem: Problem): string {
  switch (problem.kind) {
    case 'syntax':
      return translate(
        {
          id: 'portal.explain.problem.syntax',
          message: 'This is neither JavaScript nor TypeScript: {message}',
        },
        { message: problem.text },
      );
    case 'empty':
      return translate({
        id: 'portal.explain.problem.empty',
        message:
          'No configuration is exported here that can be read without running it. Paste a whole webpack.config file, or the object alone.',
      });
    case 'schema':
      return problem.text;
    case 'unknown':
      return translate(
        {
          id: 'portal.explain.problem.unknown',
          message: 'There is no option {name}, so it has no effect or stops the build.',
        },
        { name: problem.name },
      );
    case 'gone':
      return translate(
        {
          id: 'portal.explain.problem.gone',
          message: '{name} is an option of an earlier version. It no longer exists.',
        },
        { name: problem.name },
      );
    case 'deprecated':
      return translate(
        { id: 'portal.explain.problem.deprecated', message: '{name} is deprecated.' },
        { name: problem.name },
      );
    case 'built-in':
      return translate(
        {
          id: 'portal.explain.problem.builtIn',
          message: '{name} is no longer needed: webpack does this itself.',
        },
        { name: problem.name },
      );
    case 'css':
      return translate(
        {
          id: 'portal.explain.problem.css',
          message:
            "{name} is no longer needed, and a rule for .css files switches webpack's built-in CSS off.",
        },
        { name: problem.name },
      );
    case 'removed':
      return translate(
        { id: 'portal.explain.problem.removed', message: "{name} doesn't work with webpack 5." },
        { name: problem.name },
      );
    case 'package':
      return translate(
        { id: 'portal.explain.problem.package', message: '{name} is a deprecated package.' },
        { name: problem.name },
      );
    case 'mode':
      return translate({
        id: 'portal.explain.problem.mode',
        message:
          'No mode is set. Unless the command line names one, webpack uses production and warns.',
      });
  }
}
