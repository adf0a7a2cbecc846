const units = import.meta.webpackContext('./units', {
  regExp: /^\.\/[^/]+\.js$/,
  mode: 'lazy',
  chunkName: 'unit-[request]',
});

console.log(units.keys());

for (const name of units.keys()) {
  const { inMeters } = await units(name);
  console.log(name, inMeters);
}

await units('./parsec.js').catch((error) => console.log(error.code));
