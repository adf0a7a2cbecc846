import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildSite, fetchReadmes, isBuildCurrent } from './build.mts';
import { writeDeployFolder } from './deploy-folder.mts';
import { buildDir, cacheDir, root } from './paths.mts';
import { step } from './process.mts';

/**
 * `npm run build:deploy`: builds the site if a source has changed since the last build, and creates the folder that
 * nginx serves.
 */
export async function deployCommand(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: { out: { type: 'string' }, listen: { type: 'string', default: '8080' } },
  });
  const out = values.out === undefined ? path.join(cacheDir, 'deploy') : path.resolve(values.out);
  if (out === root || root.startsWith(out + path.sep)) {
    throw new Error(`--out is ${out}, which holds the project; name a folder that may be emptied.`);
  }
  if (isBuildCurrent()) console.log('The built site is current.');
  else {
    await step('Fetching package READMEs', fetchReadmes);
    if (!(await buildSite())) return 1;
  }
  await step('Compressing the site', () =>
    writeDeployFolder({
      site: buildDir,
      out,
      listen: values.listen,
      accessLog: '/dev/stdout combined',
      workers: 'auto',
      smallestFiles: true,
    }),
  );
  console.log(`\nServe it with: nginx -p ${path.relative(root, out)} -c nginx.conf`);
  return 0;
}
