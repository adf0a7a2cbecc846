import type { Plugin } from '@docusaurus/types';
import { trustedTypesPolicies } from '../../site/trusted-types.ts';

/** Makes webpack load its chunks and workers through its own Trusted Types policy, in pages and in workers. */
export default function trustedTypesPlugin(): Plugin {
  return {
    name: 'portal-trusted-types',
    configureWebpack: (_config, isServer) =>
      isServer ? {} : { output: { trustedTypes: { policyName: trustedTypesPolicies.bundler } } },
  };
}
