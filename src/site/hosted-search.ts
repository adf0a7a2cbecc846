/** Facts about the hosted search, for the client that queries it and for the policies that have to allow it. */

/** The hosted index, from environment variables of the build. The key must be search-only. */
export interface HostedSettings {
  readonly appId: string;
  readonly apiKey: string;
  readonly indexName: string;
}

/** URL of the service for an application. */
export function hostedEndpoint(appId: string): string {
  return `https://${appId.toLowerCase()}-dsn.algolia.net`;
}
