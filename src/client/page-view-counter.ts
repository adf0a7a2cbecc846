/**
 * Counts page views if readers allow it. It imports nothing and gets the window as an argument, so tests can run this
 * exact code.
 */

/** What the analytics service needs to know. */
export interface AnalyticsSettings {
  readonly id: string;
  /** URL of the script, without the id. */
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

/** True if the reader's browser opts out of tracking, through Do Not Track or Global Privacy Control. */
export function refusesTracking({ navigator, doNotTrack }: AnalyticsWindow): boolean {
  const signals = [navigator.doNotTrack, doNotTrack];
  return (
    navigator.globalPrivacyControl === true ||
    signals.some((signal) => signal === '1' || signal === 'yes')
  );
}

/** Returns its arguments object, the form by which the service tells commands from other entries of its queue. */
function argumentsObject(): IArguments {
  // eslint-disable-next-line prefer-rest-params
  return arguments;
}

/** Adds a command to the queue that the service's script processes now or once it has loaded. */
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
 * Creates a function that counts a page view. The first call loads the service's script. Readers don't notice failures,
 * such as a blocked script, a frozen queue or a policy of the host.
 *
 * @returns a function that does nothing if the reader opts out
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
      // Readers don't need to know that counting failed.
    }
  };
}
