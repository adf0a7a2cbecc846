import ts from 'typescript';
import type { LoaderContext } from 'webpack';

/** Removes types and turns JSX into function calls. It looks at one file at a time and checks nothing. */
export default function tsxLoader(this: LoaderContext<object>, source: string) {
  const { outputText, sourceMapText } = ts.transpileModule(source, {
    fileName: this.resourcePath,
    compilerOptions: {
      jsx: ts.JsxEmit.ReactJSX,
      module: ts.ModuleKind.Preserve,
      target: ts.ScriptTarget.ES2022,
      verbatimModuleSyntax: true,
      sourceMap: this.sourceMap,
    },
  });
  this.callback(null, outputText.replace(/^\/\/# sourceMappingURL=.*$/m, ''), sourceMapText);
}
