/** Searches for secrets in what readers receive. */

/** Names of variables with secret values. */
const secretName = /TOKEN|SECRET|PASSW|PRIVATE|CREDENTIAL|AUTH|_KEY$|API_?KEY|WEBHOOK/iu;

/** Variables with such a name whose values are public: a search-only key. */
const publicNames: ReadonlySet<string> = new Set(['ALGOLIA_API_KEY']);

/** Shorter values could occur in any text. */
const shortestSecret = 8;

/** Patterns that only secrets match. */
const forms: Readonly<Record<string, RegExp>> = {
  'private key': /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/u,
  'GitHub token': /\bgh[pousr]_[A-Za-z0-9]{36,}\b|\bgithub_pat_\w{50,}\b/u,
  'npm token': /\bnpm_[A-Za-z0-9]{36}\b|_authToken\s*=\s*\S/u,
  'AWS key': /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/u,
  'Google key': /\bAIza[\w-]{35}\b/u,
  'Slack token': /\bxox[abeoprs]-[\w-]{10,}/u,
  'Stripe key': /\b[rs]k_live_[0-9A-Za-z]{16,}/u,
  'JSON web token': /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/u,
};

/** An Algolia key next to a name that identifies it; only the search key may be published. */
const algoliaKey = /(?:api|admin|write)_?key["']?\s*[:=]\s*["'](?<key>[0-9a-f]{32})["']/giu;

/** Files that must never be part of a site, by name. */
const secretFile =
  /(?:^|\/)(?:\.env(?:\..*)?|\.npmrc|\.netrc|id_(?:rsa|ed25519)|.*\.(?:pem|p12|key))$/u;

/** Files of projects quoted in guides, which readers get as text. */
const sampleFile = /^(?:[\w-]+\/)?examples\/.+\.txt$/u;

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * Secrets in a file: only their names, so a report doesn't disclose them.
 *
 * @param variables environment of the build
 */
export function findSecrets(file: string, text: string, variables: Variables): string[] {
  const found =
    secretFile.test(file) && !sampleFile.test(file) ? ['a file that is not for readers'] : [];
  for (const [name, value = ''] of Object.entries(variables)) {
    if (!secretName.test(name) || publicNames.has(name) || value.length < shortestSecret) continue;
    if (text.includes(value)) found.push(`the value of ${name}`);
  }
  for (const [name, form] of Object.entries(forms)) if (form.test(text)) found.push(name);
  for (const { groups } of text.matchAll(algoliaKey)) {
    if (groups?.key !== variables.ALGOLIA_API_KEY) found.push('a key of Algolia');
  }
  return found;
}
