const name = process.argv[2];
const { inMeters } = await import(`./units/${name}.js`);

console.log(`1 ${name} = ${inMeters} m`);
