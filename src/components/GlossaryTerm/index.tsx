import type { PointerEvent, ReactNode } from 'react';
import { useEffect, useId, useRef, useState } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import { shiftIntoView } from './position.ts';
import styles from './styles.module.css';
import tip from './tip.module.css';

interface GlossaryTermProps {
  /** Id of the term on the glossary page. */
  readonly id: string;
  readonly definition: string;
  readonly children: ReactNode;
}

/** Moves the tip sideways so far that it stands wholly in the window. */
function place(tip: HTMLElement | null): void {
  if (!tip) return;
  const { left, right } = tip.getBoundingClientRect();
  const shift = shiftIntoView({ left, right }, document.documentElement.clientWidth);
  tip.style.setProperty('translate', `${shift}px 0`);
}

/**
 * A word with its meaning: shown on hover, on focus and on touch, and closed by Escape, by leaving and by a touch
 * elsewhere. It is a link to the glossary, which is what works without a script.
 */
export default function GlossaryTerm({ id, definition, children }: GlossaryTermProps): ReactNode {
  const tipId = useId();
  const rootRef = useRef<HTMLSpanElement>(null);
  const wasTouched = useRef(false);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    if (!isOpen) return undefined;
    const closeByKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') setIsOpen(false);
    };
    const closeByTouch = (event: Event): void => {
      if (event.target instanceof Node && !rootRef.current?.contains(event.target)) {
        setIsOpen(false);
      }
    };
    document.addEventListener('keydown', closeByKey);
    document.addEventListener('pointerdown', closeByTouch);
    return () => {
      document.removeEventListener('keydown', closeByKey);
      document.removeEventListener('pointerdown', closeByTouch);
    };
  }, [isOpen]);
  const onPointer = (open: boolean) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') setIsOpen(open);
  };
  return (
    <span
      ref={rootRef}
      className={styles.root}
      onPointerEnter={onPointer(true)}
      onPointerLeave={onPointer(false)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setIsOpen(false);
      }}
    >
      <Link
        className={styles.term ?? ''}
        to={`/glossary/#${id}`}
        data-glossary-term
        {...(isOpen && { 'aria-describedby': tipId })}
        onFocus={() => {
          // A touch focuses as well; its click below opens the tip.
          if (!wasTouched.current) setIsOpen(true);
        }}
        onPointerDown={(event) => {
          wasTouched.current = event.pointerType !== 'mouse';
        }}
        onClick={(event) => {
          // The first touch explains the word, the second follows the link.
          if (wasTouched.current && !isOpen) {
            event.preventDefault();
            setIsOpen(true);
          }
          wasTouched.current = false;
        }}
      >
        {children}
      </Link>
      {isOpen && (
        <span ref={place} role="tooltip" id={tipId} className={tip.tip}>
          {definition}{' '}
          <span className={tip.hint}>
            <Translate id="portal.glossary.hint">Select the word to open the glossary.</Translate>
          </span>
        </span>
      )}
    </span>
  );
}
