import type { ReactNode } from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

const faces = ['front', 'right', 'back', 'left', 'top', 'bottom'] as const;

function Faces({ className }: { readonly className: string | undefined }): ReactNode {
  return (
    <span className={className}>
      {faces.map((face) => (
        <span key={face} className={clsx(styles.face, styles[face])} />
      ))}
    </span>
  );
}

interface CubeProps {
  /** True if the cube rotates; otherwise it stays in its current position. */
  readonly running: boolean;
}

/** A solid cube inside a glass cube, rotating about its vertical axis; purely decorative. */
export default function Cube({ running }: CubeProps): ReactNode {
  return (
    <span className={styles.stage} aria-hidden="true">
      <span className={clsx(styles.spinner, running && styles.running)} data-cube="">
        <Faces className={styles.outer} />
        <Faces className={styles.inner} />
      </span>
    </span>
  );
}
