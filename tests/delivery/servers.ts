import type { TestProject } from 'vitest/node';
import * as z from 'zod';

const servers = z.array(z.object({ name: z.string(), url: z.string() })).min(1);

declare module 'vitest' {
  export interface ProvidedContext {
    /** Servers of the built site that run while the tests do. */
    readonly servers: z.infer<typeof servers>;
  }
}

/** Hands the servers that `npm run test:delivery` has started to the tests. */
export default function setup(project: TestProject): void {
  const { PORTAL_SERVERS } = process.env;
  if (PORTAL_SERVERS === undefined) {
    throw new Error('Start these tests with `npm run test:delivery`; it starts the servers.');
  }
  project.provide('servers', servers.parse(JSON.parse(PORTAL_SERVERS)));
}
