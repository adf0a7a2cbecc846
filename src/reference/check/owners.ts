/** Objects by the variable name used in documentation, with the class that types and hooks use. */
export const owners: Readonly<Record<string, string>> = {
  compiler: 'Compiler',
  childCompiler: 'Compiler',
  Compiler: 'Compiler',
  compilation: 'Compilation',
  Compilation: 'Compilation',
  multiCompiler: 'MultiCompiler',
  MultiCompiler: 'MultiCompiler',
  watching: 'Watching',
  multiWatching: 'MultiWatching',
  stats: 'Stats',
  multiStats: 'MultiStats',
  logger: 'Logger',
  normalModuleFactory: 'NormalModuleFactory',
  NormalModuleFactory: 'NormalModuleFactory',
  contextModuleFactory: 'ContextModuleFactory',
  ContextModuleFactory: 'ContextModuleFactory',
  resolverFactory: 'ResolverFactory',
  ResolverFactory: 'ResolverFactory',
  JavascriptParser: 'JavascriptParser',
  chunkGraph: 'ChunkGraph',
  moduleGraph: 'ModuleGraph',
  chunk: 'Chunk',
  chunkGroup: 'ChunkGroup',
  entrypoint: 'Entrypoint',
  normalModule: 'NormalModule',
  resolveData: 'ResolveData',
  ResolveData: 'ResolveData',
};

/** The class whose hooks a variable with that name has. */
export function hookOwner(variable: string): string {
  return owners[variable] ?? variable;
}
