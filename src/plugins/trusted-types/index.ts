import type { Plugin } from '@docusaurus/types';
import { trustedTypesPolicies } from '../../site/trusted-types.ts';

/** webpack loads its chunks and workers through a Trusted Types policy of its own, in pages and in workers. */
export default function trustedTypesPlugin(): Plugin {
  return {
    name: 'portal-trusted-types',
    configureWebpack: (_config, isServer) =>
      isServer ? {} : { output: { trustedTypes: { policyName: trustedTypesPolicies.bundler } } },
  };
}
