/** Data that plugins pass to components: as global data, route properties, generated modules and JSON files. */
import type { Kind } from '../site/reference-kinds.ts';
import type { TranslatedLocale } from './translations.ts';

/** A heading that other pages can link to. */
export interface Anchor {
  readonly title: string;
  readonly id: string;
  /** Heading level, 2 or 3. */
  readonly level: number;
}

/** A page of the content index; the field names are specified in SPEC.md, section 3. */
export interface PageEntry {
  /** Path of the file in the repository, or of the generated file. */
  readonly path: string;
  readonly name: string;
  /** Size of the file in bytes. */
  readonly size: number;
  readonly type: 'file';
  readonly extension: string;
  /** URL of the page, with a trailing slash. */
  readonly url: string;
  readonly anchors: readonly Anchor[];
  readonly title: string;
  /** Position within the section: -1 for the section's index page. */
  readonly sort: number;
  readonly group?: string;
  readonly contributors: readonly string[];
  readonly related?: readonly { readonly title: string; readonly url: string }[];
  readonly description?: string;
  readonly source?: string;
  readonly edit?: string;
  readonly repo?: string;
  readonly thirdParty?: boolean;
}

/** A folder of the content index. */
export interface DirectoryEntry {
  readonly path: string;
  readonly name: string;
  /** Sum of the sizes of the files below it, in bytes. */
  readonly size: number;
  readonly type: 'directory';
  readonly url: string;
  readonly title: string;
  readonly children: readonly (PageEntry | DirectoryEntry)[];
}

/** Anchors of all pages in a section by URL, as written by `content-index`. */
export type SectionAnchors = Readonly<Record<string, readonly Anchor[]>>;

/** A page in the file with the whole navigation, which `content-index` writes for the mobile sidebar. */
export interface NavigationPage {
  readonly title: string;
  /** URL path with the site's base URL. */
  readonly url: string;
  readonly group?: string;
  /** False if the page has no headings to show; omitted otherwise. */
  readonly headings?: false;
  /** Language of the title, if it isn't that of the site. */
  readonly lang?: string;
}

export interface NavigationFile {
  /** Pages by section, in sidebar order; sections without pages are left out. */
  readonly sections: Readonly<Record<string, readonly NavigationPage[]>>;
  /** Pages outside sections. */
  readonly root: readonly NavigationPage[];
}

/** Information about a sidebar link's page. Contains only exceptions, because the sidebars are part of every page. */
export interface SidebarProps {
  /** False if the page has no headings. */
  readonly headings?: false;
  /** Language of the title, if it isn't that of the site. */
  readonly lang?: string;
}

/** A page inside a printable section. */
export interface PrintablePage {
  /** Path without the site's base URL, such as `/concepts/loaders/`. */
  readonly url: string;
  readonly title: string;
}

export interface PrintableSection {
  readonly id: string;
  readonly pages: readonly PrintablePage[];
}

/** Data about the site that all pages have. */
export interface PortalData {
  /** Paths of the posts that are in English on a site in another language. */
  readonly englishPosts: readonly string[];
}

export interface WalkthroughFile {
  /** Path inside the project, shown as the title. */
  readonly path: string;
  readonly language: string;
  readonly text: string;
}

export interface WalkthroughData {
  readonly sources: readonly WalkthroughFile[];
  readonly command: string;
  /** Output of the command. */
  readonly printed: string;
  readonly results: readonly WalkthroughFile[];
}

/**
 * A flag: its name, its negative form, the index in `FlagList.pages` of the page about the option that it sets (-1 if
 * none is), the option's anchor on that page, and the version that introduced it, with the package if that isn't
 * webpack. Texts are empty if there is nothing to say.
 */
export type FlagRow = readonly [
  flag: string,
  negative: string,
  page: number,
  anchor: string,
  since: string,
];

export interface FlagGroup {
  /** Top-level option, such as `output`, or one of the two names below. */
  readonly name: string;
  readonly rows: readonly FlagRow[];
}

/** All command-line flags, in a form small enough for a page. */
export interface FlagList {
  /** URLs of the pages that `FlagRow` refers to by index. */
  readonly pages: readonly string[];
  readonly groups: readonly FlagGroup[];
}

/** Values of a default: for all targets that aren't in another group, or for some targets. */
export interface DefaultGroup {
  readonly values: readonly {
    readonly value: string;
    /** `otherwise` means all modes without a separate value; omitted if the mode doesn't matter. */
    readonly mode?: 'development' | 'production' | 'none' | 'otherwise';
  }[];
  readonly targets?: readonly string[];
}

/** Documentation coverage of an inventory. */
export interface Coverage {
  readonly kind: Kind;
  readonly documented: number;
  readonly total: number;
  /** Ids of names that aren't documented. */
  readonly missing: readonly string[];
}

/** How many of the pages that show a project can be followed, file by file and command by command. */
export interface FollowablePages {
  /** Pages that quote the files of a project. */
  readonly total: number;
  /** Those that offer the files of their steps, so the tests follow them. */
  readonly followed: readonly string[];
  readonly missing: readonly string[];
}

/** How many of the samples open in the playground. */
export interface PlaygroundSamples {
  /** Configurations that open, out of all that are shown as correct. */
  readonly opened: number;
  readonly total: number;
  /** Steps of guides that open, out of all. */
  readonly steps: number;
  readonly allSteps: number;
}

/** Documentation coverage of the installed packages. */
export interface CoverageReport {
  readonly versions: readonly (readonly [name: string, version: string])[];
  readonly coverage: readonly Coverage[];
  readonly projects: FollowablePages;
  readonly playground: PlaygroundSamples;
}

/** State of a page in a language. */
export type TranslationState = 'translated' | 'outdated' | 'missing';

export interface PageStatus {
  /** English page, relative to the site. */
  readonly source: string;
  readonly url: string;
  readonly title: string;
  readonly state: TranslationState;
}

export interface SectionStatus {
  /** Id of the section; `root` for pages outside sections, `blog` for the blog. */
  readonly id: string;
  readonly pages: readonly PageStatus[];
}

export interface LanguageStatus {
  readonly locale: TranslatedLocale;
  readonly sections: readonly SectionStatus[];
}

/** Name of the group of flags that don't set an option. */
export const ownGroup = 'own';

/** Name of the group of options with very few flags. */
export const smallGroup = 'small';

/** A change to a name, as presented to readers. */
export interface HistoryEvent {
  readonly version: string;
  /**
   * `accepts` and `refuses`: values were added or removed; `stable` and `undeprecated`: the mark was removed; `moved`:
   * it had another name.
   */
  readonly what:
    | 'accepts'
    | 'refuses'
    | 'default'
    | 'hook'
    | 'deprecated'
    | 'undeprecated'
    | 'experimental'
    | 'stable'
    | 'moved';
  readonly before: string;
  readonly after: string;
}

/** Kinds of changes to a name in a version, in display order. */
export const changeStates = ['new', 'changed', 'default', 'deprecated', 'removed'] as const;

export type ChangeState = (typeof changeStates)[number];

/** Something new, changed or removed in a version. */
export interface ChangeRow {
  readonly name: string;
  /** Index of its page in `ChangeList`, and its id there; omitted if it was removed. */
  readonly page?: number;
  readonly anchor?: string;
  /** Its changes, if it is neither new nor removed. */
  readonly events?: readonly HistoryEvent[];
}

/** Related names: the options of a group, the hooks of a class, all errors. */
export interface ChangeGroup {
  /** Name of the group as code, or the kind of its names. */
  readonly subject: string | { readonly kind: Kind };
  readonly rows: readonly ChangeRow[];
}

export interface MinorChanges {
  /** For example `5.112`. */
  readonly version: string;
  readonly states: readonly (readonly [ChangeState, readonly ChangeGroup[]])[];
}

/** What is new, changed or removed in each minor version, newest first. */
export interface ChangeList {
  readonly pages: readonly string[];
  readonly minors: readonly MinorChanges[];
}

/**
 * The version of webpack that introduced the subject of a section, by page URL and id; an empty id is the whole page.
 * Anything as old as webpack 5 is left out.
 */
export type PlaceAges = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Data about an option or plugin for the explanation of a configuration. */
export interface ExplainedName {
  readonly name: string;
  readonly kind: 'option' | 'dev-server-option' | 'plugin';
  /** URL of its description relative to the site's base URL, with the section's id. */
  readonly url?: string;
  readonly type?: string;
  readonly default?: string;
  readonly deprecated?: true;
  readonly experimental?: true;
}
