/** Looks for secrets in what readers get. */

/** Names of variables whose values nobody may see. */
const secretName = /TOKEN|SECRET|PASSW|PRIVATE|CREDENTIAL|AUTH|_KEY$|API_?KEY|WEBHOOK/iu;

/** Variables with such a name whose values are meant for readers: a key that may only search. */
const publicNames: ReadonlySet<string> = new Set(['ALGOLIA_API_KEY']);

/** Shorter values stand in any text. */
const shortestSecret = 8;

/** Forms that only secrets have. */
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

/** A key of Algolia beside a name that says so; only the one for searching may be there. */
const algoliaKey = /(?:api|admin|write)_?key["']?\s*[:=]\s*["'](?<key>[0-9a-f]{32})["']/giu;

/** Files that never belong to a site, by their names. */
const secretFile =
  /(?:^|\/)(?:\.env(?:\..*)?|\.npmrc|\.netrc|id_(?:rsa|ed25519)|.*\.(?:pem|p12|key))$/u;

/** Files of the projects that guides quote, which readers get as text. */
const sampleFile = /^(?:[\w-]+\/)?examples\/.+\.txt$/u;

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * What is secret in a file: names only, so that a report of it tells nothing.
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
