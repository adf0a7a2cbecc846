export async function loadRemote(url, module) {
  const container = await import(/* webpackIgnore: true */ url);

  await __webpack_init_sharing__('default');
  await container.init(__webpack_share_scopes__.default);

  const factory = await container.get(module);
  return factory();
}
