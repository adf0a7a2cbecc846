/** Optional packages of webpack's minimizer, which asks for them and copes with their absence. */
throw Object.assign(new Error('This package is not part of the playground'), {
  code: 'MODULE_NOT_FOUND',
});

export {};
