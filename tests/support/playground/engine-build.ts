/** Builds projects in a page that `engine-page.ts` has opened. */
import type { Page } from '@playwright/test';
import type {
  BuildOptions,
  BuildResult,
  CompilationResult,
  Failure,
} from '../../../src/playground/engine/protocol.ts';

/** A result as serialized by the page, with file contents as Latin-1 text. */
export interface BuiltInEngine {
  readonly result?: Omit<BuildResult, 'compilations'> & {
    readonly compilations: readonly (Omit<CompilationResult, 'files'> & {
      readonly files: Readonly<Record<string, string>>;
    })[];
  };
  readonly failure?: Failure;
  /** Console output of the project's code. */
  readonly lines: readonly string[];
}

export interface EngineRequest {
  readonly id: string;
  readonly files: Readonly<Record<string, string | Uint8Array>>;
  readonly options?: BuildOptions;
  /** Time limit of a build in milliseconds; a page keeps that of its first build. */
  readonly timeLimit?: number;
  /** Milliseconds after which the build is cancelled. */
  readonly cancelAfter?: number;
}

/** Builds with one client per page. */
export function buildInEngine(
  page: Page,
  { id, files, options = {}, timeLimit = 60_000, cancelAfter }: EngineRequest,
): Promise<BuiltInEngine> {
  const given = Object.entries(files).map(
    ([name, content]) =>
      [name, typeof content === 'string' ? content : Array.from(content)] as const,
  );
  return page.evaluate(
    async ({ project, contents, settings, limit, cancel }) => {
      interface Client {
        build: (...values: unknown[]) => Promise<BuildResult>;
        cancel: () => void;
      }
      const scope = globalThis as unknown as {
        createPlaygroundClient: (options: object) => Client;
        client?: Client;
      };
      scope.client ??= scope.createPlaygroundClient({ root: '/', timeLimit: limit });
      const { client } = scope;
      const latin = (bytes: Uint8Array): string =>
        Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
      const lines: string[] = [];
      const onConsole = ({ text }: { text: string }): void => {
        lines.push(text);
      };
      const texts = contents.map(
        ([name, content]) =>
          [name, typeof content === 'string' ? content : new Uint8Array(content)] as const,
      );
      if (cancel !== undefined) {
        setTimeout(() => {
          client.cancel();
        }, cancel);
      }
      try {
        const built = await client.build(project, Object.fromEntries(texts), settings, {
          onConsole,
        });
        const compilations = built.compilations.map((one) => ({
          ...one,
          files: Object.fromEntries(
            one.files.map(({ path, bytes }) => [path, latin(bytes)] as const).sort(),
          ),
        }));
        return { result: { ...built, compilations }, lines };
      } catch (error) {
        const { failure } = error as { failure?: Failure };
        if (failure === undefined) throw error;
        return { failure, lines };
      }
    },
    { project: id, contents: given, settings: options, limit: timeLimit, cancel: cancelAfter },
  );
}
