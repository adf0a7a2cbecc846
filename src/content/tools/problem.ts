/** A problem that the caller can fix; its message is the answer. */
export class Problem extends Error {}
