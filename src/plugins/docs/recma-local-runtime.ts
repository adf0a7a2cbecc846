import type { ImportDeclaration, Program, VariableDeclaration } from 'estree';

const runtimeModule = 'react/jsx-runtime';

/** Stands before the names under which the functions are imported. */
const prefix = 'imported';

function constants(statement: ImportDeclaration): VariableDeclaration {
  return {
    type: 'VariableDeclaration',
    kind: 'const',
    declarations: statement.specifiers.map(({ local }) => ({
      type: 'VariableDeclarator',
      id: { type: 'Identifier', name: local.name },
      init: { type: 'Identifier', name: `${prefix}${local.name}` },
    })),
  };
}

/**
 * Gives the functions of React that make elements names of the page's own: `const _jsx = imported_jsx`. webpack keeps a
 * dependency for each place where an imported name is used, and the pages make more than a hundred thousand elements.
 */
export function recmaLocalRuntime() {
  return (program: Program): void => {
    const place = program.body.findIndex(
      (node) => node.type === 'ImportDeclaration' && node.source.value === runtimeModule,
    );
    const statement = program.body[place];
    if (statement?.type !== 'ImportDeclaration') return;
    program.body.splice(place + 1, 0, constants(statement));
    for (const specifier of statement.specifiers) {
      specifier.local = { type: 'Identifier', name: `${prefix}${specifier.local.name}` };
    }
  };
}
