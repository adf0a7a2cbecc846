import ts from 'typescript';
import type { Page } from '../../content/source-page.ts';
import type { Catalog } from '../catalog.ts';
import { isAboutUse } from '../pages.ts';
import { descendants } from '../syntax.ts';
import { readSamples } from './fences.ts';
import type { Finding } from './finding.ts';
import type { Facts } from './page-check.ts';

/** Keys of which a rule has at least one. */
const ofRule = /^(?:test|type|include|exclude|mimetype|issuer|resource|resourceQuery|with)$/u;

/** Keys that any parser, or any generator, has by the schema, which allows other keys, too. */
function keysOf(name: string, catalog: Catalog): ReadonlySet<string> {
  const own = new RegExp(String.raw`^module\.${name}\.[\w/-]+\.(?<key>\w+)`, 'u');
  const options = catalog.inventories.get('option') ?? [];
  return new Set(
    options
      .flatMap(({ id, aliases }) => [id, ...aliases])
      .flatMap((path) => own.exec(path)?.groups?.key ?? []),
  );
}

function nameOf({ name }: ts.ObjectLiteralElementLike): string | undefined {
  return name && ts.isIdentifier(name) ? name.text : undefined;
}

/** Finds keys of a rule's `parser` or `generator`, in samples, that no parser or generator has. */
export function findUnknownParserOptions(
  page: Page,
  { catalog }: Pick<Facts, 'catalog'>,
): Finding[] {
  if (!isAboutUse(page)) return [];
  return readSamples(page).samples.flatMap(({ language, code, line, notChecked }): Finding[] => {
    if (!/^[cm]?[jt]sx?$/u.test(language) || notChecked !== undefined) return [];
    if (!/\b(?:parser|generator): \{/u.test(code)) return [];
    const keys = { parser: keysOf('parser', catalog), generator: keysOf('generator', catalog) };
    const file = ts.createSourceFile('sample.ts', code, ts.ScriptTarget.Latest, true);
    return [...descendants(file)].flatMap((node): Finding[] => {
      if (!ts.isPropertyAssignment(node) || !ts.isObjectLiteralExpression(node.initializer))
        return [];
      const name = nameOf(node);
      if (name !== 'parser' && name !== 'generator') return [];
      const isInRule = node.parent.properties.some((one) => ofRule.test(nameOf(one) ?? ''));
      if (!isInRule) return [];
      const known = keys[name];
      return node.initializer.properties.flatMap((property): Finding[] => {
        const key = nameOf(property);
        if (key === undefined || known.has(key) || known.size === 0) return [];
        const { line: below } = file.getLineAndCharacterOfPosition(property.getStart(file));
        return [
          {
            rule: 'mention',
            file: page.file,
            line: line + below,
            message: `${name}: { ${key} }: no ${name} has the option ${key}; mend the name`,
          },
        ];
      });
    });
  });
}
