const name = process.argv[2] ?? 'hex';
const module = await import.defer(`./formats/${name}.js`);

console.log('Loaded');
console.log(module.format());
