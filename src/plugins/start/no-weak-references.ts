import type { Compiler } from 'webpack';
import webpack from 'webpack';

const name = 'NoWeakReferencesPlugin';

/**
 * Makes `require.resolveWeak()` return undefined. Docusaurus's list of routes refers to each page with it as well as
 * with `import()`, and webpack compiles lazily only what is imported in no other way. Only server rendering needs these
 * references. See `decisions/024-pages-compiled-when-opened.md`.
 */
export class NoWeakReferencesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.normalModuleFactory.tap(name, (factory) => {
      factory.hooks.parser.for('javascript/auto').tap(name, (parser) => {
        // Before webpack's own handler, which would add the dependency.
        parser.hooks.call.for('require.resolveWeak').tap({ name, stage: -1 }, ({ range, loc }) => {
          if (range === undefined) return undefined;
          const replacement = new webpack.dependencies.ConstDependency('undefined', range);
          if (loc) replacement.loc = loc;
          parser.state.module.addPresentationalDependency(replacement);
          return true;
        });
      });
    });
  }
}
