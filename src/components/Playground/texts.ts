import { translate } from '@docusaurus/Translate';
import type { FailureKind, Progress } from '../../playground/engine/protocol.ts';
import { limits } from '../../playground/project.ts';
import type { RefusedError } from '../../playground/project.ts';
import type { TemplateId } from '../../playground/templates/index.ts';

/** Label of a template. */
export function templateLabel(id: TemplateId): string {
  switch (id) {
    case 'page':
      return translate({ id: 'portal.playground.template.page', message: 'Page with CSS' });
    case 'empty':
      return translate({ id: 'portal.playground.template.empty', message: 'Empty' });
    case 'typescript':
      return translate({ id: 'portal.playground.template.typescript', message: 'TypeScript' });
    case 'splitting':
      return translate({ id: 'portal.playground.template.splitting', message: 'Code splitting' });
    case 'library':
      return translate({ id: 'portal.playground.template.library', message: 'Library' });
    case 'federation':
      return translate({ id: 'portal.playground.template.federation', message: 'Federation' });
    case 'worker':
      return translate({ id: 'portal.playground.template.worker', message: 'Worker' });
    case 'plugin':
      return translate({ id: 'portal.playground.template.plugin', message: 'Write a plugin' });
    case 'loader':
      return translate({ id: 'portal.playground.template.loader', message: 'Write a loader' });
  }
}

/** Reason why a path, a project or a link isn't accepted. */
export function refusalText({ refusal, detail }: RefusedError): string {
  switch (refusal) {
    case 'path-empty':
      return translate({
        id: 'portal.playground.refused.pathEmpty',
        message: 'A file needs a name.',
      });
    case 'path-long':
      return translate(
        {
          id: 'portal.playground.refused.pathLong',
          message: 'A path can have {count} characters at most: {path}',
        },
        { count: String(limits.path), path: detail },
      );
    case 'path-deep':
      return translate(
        {
          id: 'portal.playground.refused.pathDeep',
          message: 'A file can be {count} folders deep at most: {path}',
        },
        { count: String(limits.depth), path: detail },
      );
    case 'path-unsafe':
      return translate(
        {
          id: 'portal.playground.refused.pathUnsafe',
          message:
            'This path isn’t allowed: {path}. Use letters, digits and . _ - @ below the project’s folder.',
        },
        { path: JSON.stringify(detail) },
      );
    case 'path-taken':
      return translate(
        {
          id: 'portal.playground.refused.pathTaken',
          message: 'There’s already a file with this name: {path}',
        },
        { path: detail },
      );
    case 'path-folder':
      return translate(
        {
          id: 'portal.playground.refused.pathFolder',
          message: 'A name can’t be a file and a folder at once: {path}',
        },
        { path: detail },
      );
    case 'files-many':
      return translate(
        {
          id: 'portal.playground.refused.filesMany',
          message: 'A project can have {count} files at most.',
        },
        { count: String(limits.files) },
      );
    case 'files-none':
      return translate({
        id: 'portal.playground.refused.filesNone',
        message: 'A project needs at least one file.',
      });
    case 'text-long':
      return translate({
        id: 'portal.playground.refused.textLong',
        message: 'A project can have a million characters at most.',
      });
    case 'link-long':
      return translate({
        id: 'portal.playground.refused.linkLong',
        message: 'The project is too large for a link. Download it instead.',
      });
    case 'link-version':
      return translate(
        {
          id: 'portal.playground.refused.linkVersion',
          message:
            'This link was made by a newer playground (format {version}). Reload the page to get it.',
        },
        { version: detail },
      );
    case 'link-damaged':
      return translate({
        id: 'portal.playground.refused.linkDamaged',
        message: 'This link is incomplete or damaged, so it wasn’t opened.',
      });
    case 'link-large':
      return translate({
        id: 'portal.playground.refused.linkLarge',
        message: 'This link unpacks to more than a project can have, so it wasn’t opened.',
      });
  }
}

/** Progress of loading a part of the engine. */
export function loadingText({ text, fraction }: Progress, language: string): string {
  const percent = new Intl.NumberFormat(language, { style: 'percent' }).format(fraction);
  return translate(
    { id: 'portal.playground.status.loading', message: 'Loading {part}: {percent}' },
    { part: text, percent },
  );
}

/** Heading above the engine's message if there is no result. */
export function failureText(kind: FailureKind): string {
  switch (kind) {
    case 'configuration':
      return translate({
        id: 'portal.playground.failure.configuration',
        message: 'The configuration isn’t valid',
      });
    case 'package':
      return translate({
        id: 'portal.playground.failure.package',
        message: 'The playground is missing a package',
      });
    case 'project':
      return translate({
        id: 'portal.playground.failure.project',
        message: 'The project can’t be built here',
      });
    case 'time':
      return translate({
        id: 'portal.playground.failure.time',
        message: 'The build took too long and was stopped',
      });
    case 'memory':
      return translate({
        id: 'portal.playground.failure.memory',
        message: 'The build ran out of memory',
      });
    case 'cancelled':
      return translate({
        id: 'portal.playground.failure.cancelled',
        message: 'The build was canceled',
      });
    case 'load':
      return translate({
        id: 'portal.playground.failure.load',
        message: 'webpack couldn’t be loaded',
      });
    case 'blocked':
      return translate({
        id: 'portal.playground.failure.blocked',
        message: 'This host doesn’t let webpack run in the browser',
      });
    case 'engine':
      return translate({
        id: 'portal.playground.failure.engine',
        message: 'The playground itself failed',
      });
  }
}
