export interface MotionState {
  /** Whether the moving part is in the window. */
  readonly inView: boolean;
  /** Whether the reader has stopped it. */
  readonly paused: boolean;
  /** Whether the reader's system asks for less motion. */
  readonly reduced: boolean;
}

/** Whether anything in the banner may move. */
export function isMoving({ inView, paused, reduced }: MotionState): boolean {
  return inView && !paused && !reduced;
}
