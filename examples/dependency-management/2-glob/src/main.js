const units = import.meta.glob(['./units/*.js', '!./units/*.test.js'], {
  eager: true,
  import: 'inMeters',
});

for (const [path, inMeters] of Object.entries(units)) {
  console.log(path, inMeters);
}
