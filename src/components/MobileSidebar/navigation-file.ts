/** A page in the file with the whole navigation, which `content-index` writes for the mobile sidebar. */
export interface NavigationPage {
  readonly title: string;
  /** Address with the base of the site. */
  readonly url: string;
  readonly group?: string;
  /** False where the page has no headings to show; left out otherwise. */
  readonly headings?: false;
  /** Language of the title, where it is not that of the site. */
  readonly lang?: string;
}

export interface NavigationFile {
  /** Pages by section, in sidebar order; sections without pages are left out. */
  readonly sections: Readonly<Record<string, readonly NavigationPage[]>>;
  /** Pages outside sections. */
  readonly root: readonly NavigationPage[];
}

let request: Promise<NavigationFile> | undefined;

/** Loads the navigation once; a failed request is not kept, so that the next call tries again. */
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
