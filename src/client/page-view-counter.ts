/**
 * Counts page views, where readers allow it. It imports nothing, and gets the window from outside, so that tests
 * run this very code.
 */

/** What the service has to know. */
export interface AnalyticsSettings {
  readonly id: string;
  /** Address of the script, without the id. */
  readonly script: string;
  /** Name of the Trusted Types policy under which the script is added. */
  readonly policy: string;
}

interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => unknown };
}

/** The parts of a browser window that are used. */
export interface AnalyticsWindow {
  readonly document: Document;
  readonly navigator: {
    readonly doNotTrack?: string | null;
    readonly globalPrivacyControl?: boolean;
  };
  readonly doNotTrack?: string | null;
  readonly trustedTypes?: TrustedTypes;
  dataLayer?: unknown;
}

/** Whether the reader's browser asks not to be counted, by Do Not Track or by Global Privacy Control. */
export function refusesTracking({ navigator, doNotTrack }: AnalyticsWindow): boolean {
  const signals = [navigator.doNotTrack, doNotTrack];
  return (
    navigator.globalPrivacyControl === true ||
    signals.some((signal) => signal === '1' || signal === 'yes')
  );
}

/** What it is called with, in the form by which the service tells commands from other entries of its queue. */
function argumentsObject(): IArguments {
  // eslint-disable-next-line prefer-rest-params
  return arguments;
}

/** Adds a command to the queue that the script of the service works through, now or when it has come. */
function send(target: AnalyticsWindow, ...command: readonly unknown[]): void {
  const queue = Array.isArray(target.dataLayer) ? (target.dataLayer as unknown[]) : [];
  target.dataLayer = queue;
  queue.push(Reflect.apply(argumentsObject, undefined, command));
}

function addScript(target: AnalyticsWindow, { id, script, policy }: AnalyticsSettings): void {
  const { document, trustedTypes } = target;
  const address = script + encodeURIComponent(id);
  const rules = { createScriptURL: (url: string) => (url === address ? url : '') };
  const trusted = trustedTypes?.createPolicy(policy, rules).createScriptURL(address) ?? address;
  const element = document.createElement('script');
  element.async = true;
  element.src = trusted as string;
  document.head.append(element);
}

/**
 * Makes the function that counts a page view. The first call loads the script of the service. Whatever goes wrong
 * stays unnoticed by the reader: a blocked script, a frozen queue, a policy of the host.
 *
 * @returns a function that does nothing where the reader refuses to be counted
 */
export function pageViewCounter(
  target: AnalyticsWindow,
  settings: AnalyticsSettings,
): (path: string) => void {
  let isStarted = false;
  return (path) => {
    try {
      if (refusesTracking(target)) return;
      if (!isStarted) {
        isStarted = true;
        send(target, 'js', new Date());
        send(target, 'config', settings.id, { send_page_view: false });
        addScript(target, settings);
      }
      const { title, location } = target.document;
      send(target, 'event', 'page_view', {
        page_title: title,
        page_location: location.href,
        page_path: path,
      });
    } catch {
      // A count that fails is no matter of the reader's.
    }
  };
}
