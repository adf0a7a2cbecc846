function report(error: unknown): void {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  navigator.sendBeacon('/errors', text);
}

addEventListener('error', ({ error, message }) => report(error ?? message));
addEventListener('unhandledrejection', ({ reason }) => report(reason));
