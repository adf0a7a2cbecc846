/** Optional packages of webpack's minimizer, which works without them. */
throw Object.assign(new Error('This package is not part of the playground'), {
  code: 'MODULE_NOT_FOUND',
});

export {};
