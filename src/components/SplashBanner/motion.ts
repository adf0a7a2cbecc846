export interface MotionState {
  /** True if the animated part is in view. */
  readonly inView: boolean;
  /** True if the reader has paused it. */
  readonly paused: boolean;
  /** True if the reader's system asks for reduced motion. */
  readonly reduced: boolean;
}

/** True if anything in the banner may move. */
export function isMoving({ inView, paused, reduced }: MotionState): boolean {
  return inView && !paused && !reduced;
}
