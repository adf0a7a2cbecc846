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
          for (const connection of moduleGraph.getOutgoingConnections(module)) {
            if (connection.dependency === null) continue;
            console.log(`    ${connection.dependency.type} → ${nameOf(connection.module)}`);
          }
        }
      }
    });
  }
}
