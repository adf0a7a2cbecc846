const NAME = 'GraphPlugin';

export class GraphPlugin {
  apply(compiler) {
    compiler.hooks.done.tap(NAME, ({ compilation }) => {
      const { chunkGraph, moduleGraph, requestShortener } = compilation;
      const nameOf = (module) => module.readableIdentifier(requestShortener);

      for (const chunk of compilation.chunks) {
        console.log(`chunk ${chunk.name ?? chunk.id}: ${[...chunk.files].sort().join(', ')}`);
        for (const module of chunkGraph.getChunkModulesIterable(chunk)) {
          console.log(`  ${nameOf(module)}`);
          // They come in the order in which modules were found, which differs from build to build.
          const imports = [...moduleGraph.getOutgoingConnections(module)]
            .filter(({ dependency }) => dependency !== null)
            .map((connection) => `${connection.dependency.type} → ${nameOf(connection.module)}`);
          for (const line of imports.sort()) console.log(`    ${line}`);
        }
      }
    });
  }
}
