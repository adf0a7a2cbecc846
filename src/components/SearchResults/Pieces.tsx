import type { ReactNode } from 'react';
import type { Piece } from '../../search/snippet.ts';

interface PiecesProps {
  readonly pieces: readonly Piece[];
}

/** A text with its matches marked; the rest is plain text, since elements cost time with every letter typed. */
export default function Pieces({ pieces }: PiecesProps): ReactNode {
  return pieces.map(({ text, isMatch }, index) =>
    isMatch ? <mark key={index}>{text}</mark> : text,
  );
}
