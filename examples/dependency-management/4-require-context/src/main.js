const units = require.context('./units', false, /^\.\/.*\.js$/);

for (const name of units.keys()) {
  console.log(name, units.resolve(name), units(name).inMeters);
}

console.log(units.id);
