import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Compiler } from 'webpack';

/** Starts what the first build has written. Later builds reach the running server as hot updates. */
export class StartServerPlugin {
  #file: string;
  #port: number;
  #server: ChildProcess | undefined;

  constructor(file: string, port: number) {
    this.#file = file;
    this.#port = port;
  }

  apply(compiler: Compiler) {
    compiler.hooks.done.tapPromise('StartServerPlugin', async (stats) => {
      if (stats.hasErrors() || this.#server?.exitCode === null) return;
      const server = spawn(process.execPath, ['--enable-source-maps', this.#file], {
        env: { ...process.env, PORT: String(this.#port) },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      this.#server = server;
      server.stdout.pipe(process.stdout);
      // The first line says that it listens.
      await Promise.race([once(server.stdout, 'data'), once(server, 'exit')]);
    });
    process.on('exit', () => this.#server?.kill());
  }
}
