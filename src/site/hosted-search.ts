/** Facts about the hosted search, for the client that asks it and for the policies that have to allow it. */

/** Where the hosted index is, from the environment of the build; the key may only search. */
export interface HostedSettings {
  readonly appId: string;
  readonly apiKey: string;
  readonly indexName: string;
}

/** Address of the service for an application. */
export function hostedEndpoint(appId: string): string {
  return `https://${appId.toLowerCase()}-dsn.algolia.net`;
}
