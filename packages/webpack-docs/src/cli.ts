/** The package's command: starts the server unless an argument requests something else. */
import module from 'node:module';
import { data, indexText } from './data.ts';

const usage = `Usage: webpack-docs [--index | --version | --help]

Without arguments: a server of the Model Context Protocol over standard input and output.
  --index    prints an index of the documentation for a project's instructions for agents
  --version  prints the version of webpack that is documented
  --help     prints this text
`;

async function main(args: readonly string[]): Promise<void> {
  const [argument] = args;
  switch (argument) {
    case undefined: {
      // Caches the server's compiled code for a faster next start; not available in older versions of Node.js.
      if ('enableCompileCache' in module) module.enableCompileCache();
      const { serve } = await import('./server.ts');
      return serve();
    }
    case '--index':
      process.stdout.write(indexText());
      return;
    case '--version':
      process.stdout.write(`${data('versions.json').webpack}\n`);
      return;
    case '--help':
      process.stdout.write(usage);
      return;
    default:
      process.stderr.write(`Unknown argument ${argument}.\n\n${usage}`);
      process.exitCode = 2;
  }
}

await main(process.argv.slice(2));
