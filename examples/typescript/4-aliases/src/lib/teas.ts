export type Kind = 'green' | 'black';

export interface Tea {
  kind: Kind;
  grams: number;
}

const steep: Record<Kind, number> = { green: 2, black: 4 };

export const minutes = ({ kind, grams }: Tea): number => steep[kind] + (grams > 5 ? 1 : 0);
