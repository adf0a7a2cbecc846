import { readFile } from 'node:fs/promises';

const { modules } = JSON.parse(await readFile('stats.json', 'utf8'));
const wanted = process.argv[2];

/** Modules that webpack has joined into one are listed inside it. */
const flatten = (list) => list.flatMap((module) => [module, ...flatten(module.modules ?? [])]);
const byName = new Map(flatten(modules).map((module) => [module.name, module]));

const matches = [...byName.values()].filter(({ name }) => name.includes(`/${wanted}/`));
const size = matches.reduce((total, module) => total + (module.modules ? 0 : module.size), 0);
console.log(
  `${wanted}: ${matches.length} modules, ${Math.round(size / 1024)} KiB before minimizing`,
);

// Who imports it from outside, and the way from there to an entry.
const importers = new Set(
  matches
    .flatMap(({ reasons = [] }) => reasons)
    .map(({ resolvedModule }) => resolvedModule)
    .filter((name) => name && !name.includes(`/${wanted}/`)),
);
for (const importer of importers) {
  const way = [importer];
  for (let next = byName.get(importer); next?.issuerName; next = byName.get(next.issuerName)) {
    way.push(next.issuerName);
  }
  console.log(`  imported by ${way.join('\n    from ')}`);
}
