/** Directives of a content security policy, in output order: their names and values. */
export type Directives = Readonly<Record<string, readonly string[]>>;

/** Value of the `Content-Security-Policy` header. */
export function policyText(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}
