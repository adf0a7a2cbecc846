import type { ReactNode } from 'react';
import { useRef, useState } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import TextRotator from '../TextRotator/index.tsx';
import { useInView } from '../hooks/use-in-view.ts';
import { useReducedMotion } from '../hooks/use-reduced-motion.ts';
import { isMoving } from './motion.ts';
import Scene from './Scene.tsx';
import styles from './styles.module.css';

interface PauseButtonProps {
  readonly paused: boolean;
  readonly onToggle: () => void;
}

/** Stops and starts everything that moves in the banner. */
function PauseButton({ paused, onToggle }: PauseButtonProps): ReactNode {
  return (
    <button type="button" className={styles.pause} onClick={onToggle}>
      <svg viewBox="0 0 16 16" className={styles.pauseIcon} aria-hidden="true">
        <path d={paused ? 'M4 2.500v11l9-5.500z' : 'M4 2.500h3v11H4zm5 0h3v11H9z'} />
      </svg>
      {paused
        ? translate({ id: 'portal.splash.play', message: 'Play animation' })
        : translate({ id: 'portal.splash.pause', message: 'Pause animation' })}
    </button>
  );
}

interface SplashBannerProps {
  /** One sentence that describes webpack. */
  readonly lead: string;
}

/** Header of the home page: what webpack does, in words and as an animated drawing. */
export default function SplashBanner({ lead }: SplashBannerProps): ReactNode {
  const banner = useRef<HTMLElement>(null);
  const [paused, setPaused] = useState(false);
  const inView = useInView(banner);
  const reduced = useReducedMotion();
  const running = isMoving({ inView, paused, reduced });
  const words = [
    translate({ id: 'portal.splash.assets', message: 'assets' }),
    translate({ id: 'portal.splash.scripts', message: 'scripts' }),
    translate({ id: 'portal.splash.images', message: 'images' }),
    translate({ id: 'portal.splash.styles', message: 'styles' }),
  ];

  return (
    <section className={styles.banner} ref={banner} data-moving={running}>
      <div className={styles.inner}>
        <div className={styles.text}>
          <Heading as="h1" className={styles.title}>
            <Translate id="portal.splash.title">From source modules to static assets</Translate>
          </Heading>
          <p className={styles.tagline}>
            <Translate
              id="portal.splash.tagline"
              values={{ words: <TextRotator words={words} running={running} /> }}
            >
              {'Bundle your {words}'}
            </Translate>
          </p>
          <p className={styles.lead}>{lead}</p>
          <p className={styles.actions}>
            <Link className={clsx(styles.primary)} to="/guides/getting-started/">
              <Translate id="portal.splash.start">Get started</Translate>
            </Link>
            <Link className={clsx(styles.secondary)} to="/concepts/">
              <Translate id="portal.splash.concepts">Learn the concepts</Translate>
            </Link>
          </p>
        </div>
        <div className={styles.scene}>
          <Scene running={running} />
          <PauseButton
            paused={paused}
            onToggle={() => {
              setPaused(!paused);
            }}
          />
        </div>
      </div>
    </section>
  );
}
