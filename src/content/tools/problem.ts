/** Something that the asker can mend: its message is the answer. */
export class Problem extends Error {}
