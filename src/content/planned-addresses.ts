/**
 * Addresses of pages that will be written and were never published before, so that they have no public form
 * either: until then a link to one is plain text.
 */
export const plannedAddresses: readonly string[] = [];
