import type { ReactNode } from 'react';
import { Arrow, Box, Label, Panel, Panels } from './Diagram.tsx';
import {
  aliasFolder,
  importer,
  importsPattern,
  packageTarget,
  resolved,
} from './data/module-resolution.ts';

interface RouteProps {
  readonly y: number;
  readonly found: { readonly request: string; readonly file: string };
  readonly steps: readonly [string, string];
}

/** A request, the two rules that apply, and the file. */
function Route({ y, found: { request, file }, steps: [first, second] }: RouteProps): ReactNode {
  return (
    <g>
      <Box x={6} y={y} width={328} height={32} lines={[request]} tone="strong" code />
      <Arrow path={`M28 ${y + 32}V${y + 83}`} end={[28, y + 92]} angle={90} />
      <Label x={46} y={y + 50} anchor="start">
        {first}
      </Label>
      <Label x={46} y={y + 72} anchor="start">
        {second}
      </Label>
      <Box x={6} y={y + 92} width={328} height={32} lines={[file]} code />
    </g>
  );
}

const { relative, imports, alias, package: fromPackage } = resolved;
const height = 320;

/** Four requests in one module, and how each is resolved to a file. */
export default function ModuleResolution(): ReactNode {
  return (
    <Panels>
      <Panel
        title="The request says where to look"
        description={`In ${importer}, ${relative.request} begins with two dots, so the search starts in the folder of the importing file. A .js name may stand for a .ts file, and webpack finds ${relative.file}. ${imports.request} begins with a number sign, so the field imports of the project's package.json decides: ${importsPattern.from} means ${importsPattern.to}, and webpack finds ${imports.file}.`}
        height={height}
      >
        <Route
          y={36}
          found={relative}
          steps={['./ or ../: from the folder of the importer', '.js may also mean .ts']}
        />
        <Route
          y={188}
          found={imports}
          steps={['#: imports in package.json', `${importsPattern.from} is ${importsPattern.to}`]}
        />
      </Panel>
      <Panel
        title="The request is a name"
        description={`${alias.request} is a name that resolve.alias replaces with the folder ${aliasFolder}, in which webpack finds index.js: ${alias.file}. ${fromPackage.request} has no alias, so webpack looks for it in node_modules, in the folder of the importing file and then in each folder above. In the package, exports decides: the condition import leads to ${packageTarget}, and webpack finds ${fromPackage.file}.`}
        height={height}
      >
        <Route
          y={36}
          found={alias}
          steps={['resolve.alias replaces the name', `${aliasFolder}, then its index.js`]}
        />
        <Route
          y={188}
          found={fromPackage}
          steps={['no alias: node_modules, here or above', `exports, “import”: ${packageTarget}`]}
        />
      </Panel>
    </Panels>
  );
}
