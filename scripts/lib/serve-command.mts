import { parseArgs } from 'node:util';
import { buildSite, fetchReadmes, isBuildCurrent } from './build.mts';
import { buildDir } from './paths.mts';
import { step } from './process.mts';
import { serveSite } from './server.mts';

const defaultPort = 3000;

/** @throws Error with the source of the number and its valid range */
function portNumber(value: string, source: string): number {
  const port = Number(value);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new Error(`${source} is "${value}"; a port is a whole number from 0 to 65535.`);
  }
  return port;
}

function chosenPort(args: readonly string[]): number {
  const { values } = parseArgs({ args: [...args], options: { port: { type: 'string' } } });
  if (values.port !== undefined) return portNumber(values.port, 'The option --port');
  const variable = process.env.PORT;
  if (variable !== undefined && variable !== '') {
    return portNumber(variable, 'The environment variable PORT');
  }
  return defaultPort;
}

/** `npm run serve`: builds the site if a source has changed since the last build, then serves it. */
export async function serveCommand(args: readonly string[]): Promise<number> {
  const port = chosenPort(args);
  if (isBuildCurrent()) console.log('The built site is current.');
  else {
    await step('Fetching package READMEs', fetchReadmes);
    if (!(await buildSite())) return 1;
  }
  using site = await serveSite({ dir: buildDir, port }).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
      throw new Error(
        `Port ${port} is in use; choose another with \`npm run serve -- --port 3001\`.`,
        { cause: error },
      );
    }
    throw error;
  });
  console.log(`\nServing the portal on ${site.url} (Ctrl+C stops it)`);
  await new Promise<void>((resolve) => {
    process.once('SIGINT', resolve);
    process.once('SIGTERM', resolve);
  });
  return 0;
}
