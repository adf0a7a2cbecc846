import type { NavigationFile } from '../../content/plugin-data.ts';

let request: Promise<NavigationFile> | undefined;

/** Loads the navigation once. A failed request isn't cached, so the next call retries. */
export function loadNavigation(baseUrl: string): Promise<NavigationFile> {
  request ??= fetch(`${baseUrl}navigation.json`)
    .then(async (response) => {
      if (!response.ok) throw new Error(`navigation.json answered ${response.status}`);
      return (await response.json()) as NavigationFile;
    })
    .catch((error: unknown) => {
      request = undefined;
      throw error;
    });
  return request;
}
