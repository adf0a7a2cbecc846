if (!('groupBy' in Object)) {
  await import('./polyfills/object-group-by.js');
}
