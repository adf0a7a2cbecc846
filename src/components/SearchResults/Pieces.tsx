import type { ReactNode } from 'react';
import type { Piece } from '../../search/snippet.ts';

interface PiecesProps {
  readonly pieces: readonly Piece[];
}

/** A text with its matches marked. The rest is plain text, since more elements would slow down every keystroke. */
export default function Pieces({ pieces }: PiecesProps): ReactNode {
  return pieces.map(({ text, isMatch }, index) =>
    isMatch ? <mark key={index}>{text}</mark> : text,
  );
}
