import type { ImportDeclaration, Program, VariableDeclaration } from 'estree';

/** The statement with which a compiled page imports the functions that make elements; a page without any has none. */
export function runtimeImport(program: Program): ImportDeclaration | undefined {
  return program.body.find(
    (node): node is ImportDeclaration =>
      node.type === 'ImportDeclaration' && node.source.value === 'react/jsx-runtime',
  );
}

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
    const statement = runtimeImport(program);
    if (statement === undefined) return;
    program.body.splice(program.body.indexOf(statement) + 1, 0, constants(statement));
    for (const specifier of statement.specifiers) {
      specifier.local = { type: 'Identifier', name: `${prefix}${specifier.local.name}` };
    }
  };
}
