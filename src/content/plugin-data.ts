/** What plugins hand to components: as global data, properties of routes, generated modules and JSON files. */
import type { Kind } from '../site/reference-kinds.ts';
import type { TranslatedLocale } from './translations.ts';

/** A heading that other pages can link to. */
export interface Anchor {
  readonly title: string;
  readonly id: string;
  /** Heading level, 2 or 3. */
  readonly level: number;
}

/** A page of the content index; the names of the fields are those of SPEC.md, section 3. */
export interface PageEntry {
  /** Path of the file in the repository, or of the generated file. */
  readonly path: string;
  readonly name: string;
  /** Size of the file in bytes. */
  readonly size: number;
  readonly type: 'file';
  readonly extension: string;
  /** Address of the page, with a trailing slash. */
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

/** Anchors of all pages of a section by address, as `content-index` writes them. */
export type SectionAnchors = Readonly<Record<string, readonly Anchor[]>>;

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

/** What a link of a sidebar says of its page. Only exceptions are said: the sidebars are part of every page. */
export interface SidebarProps {
  /** False where the page has no headings. */
  readonly headings?: false;
  /** Language of the title, where it is not that of the site. */
  readonly lang?: string;
}

/** A page inside a printable section. */
export interface PrintablePage {
  /** Address without the base of the site, such as `/concepts/loaders/`. */
  readonly url: string;
  readonly title: string;
}

export interface PrintableSection {
  readonly id: string;
  readonly title: string;
  readonly pages: readonly PrintablePage[];
}

/** What all pages know of the site. */
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
  /** What the command prints. */
  readonly printed: string;
  readonly results: readonly WalkthroughFile[];
}

/**
 * A flag: its name, its negative form or an empty text, the place of the option that it sets, and the version that
 * brought it, if one is known, with the package where that is not webpack.
 */
export type FlagRow = readonly [
  flag: string,
  negative: string,
  page: number,
  anchor: string,
  since: string,
];

export interface FlagGroup {
  /** Option at the top of a configuration, such as `output`, or one of the two names below. */
  readonly name: string;
  readonly rows: readonly FlagRow[];
}

/** All flags of the command line, small enough to be part of a page. */
export interface FlagList {
  /** Addresses of the pages that `FlagRow` numbers. */
  readonly pages: readonly string[];
  readonly groups: readonly FlagGroup[];
}

/** Values of a default: those of all targets that no other group names, or those of some targets. */
export interface DefaultGroup {
  readonly values: readonly {
    readonly value: string;
    /** `otherwise` stands for all modes without a value of their own; left out where no mode matters. */
    readonly mode?: 'development' | 'production' | 'none' | 'otherwise';
  }[];
  readonly targets?: readonly string[];
}

/** How much of an inventory is documented. */
export interface Coverage {
  readonly kind: Kind;
  readonly documented: number;
  readonly total: number;
  /** Ids of those that are documented nowhere. */
  readonly missing: readonly string[];
}

/** How many of the pages that show a project can be followed, file by file and command by command. */
export interface FollowablePages {
  /** Pages that quote the files of a project. */
  readonly total: number;
  /** Those of them that offer the files of their steps, and which the tests therefore follow. */
  readonly followed: readonly string[];
  readonly missing: readonly string[];
}

/** How many of the samples open in the playground. */
export interface PlaygroundSamples {
  /** Configurations that open, of all that are shown as right. */
  readonly opened: number;
  readonly total: number;
  /** Steps of guides that open, of all. */
  readonly steps: number;
  readonly allSteps: number;
}

/** How much of the installed packages the pages document. */
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

/** Name of the group of flags that set no option. */
export const ownGroup = 'own';

/** Name of the group of options with hardly any flags. */
export const smallGroup = 'small';

/** Something that happened to a name, as a reader wants to know it. */
export interface HistoryEvent {
  readonly version: string;
  /**
   * `accepts` and `refuses`: further values, and values no longer; `stable` and `undeprecated`: the mark is gone;
   * `moved`: it had another name.
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

/** What can happen to a name in a version, in the order in which it is told. */
export const changeStates = ['new', 'changed', 'default', 'deprecated', 'removed'] as const;

export type ChangeState = (typeof changeStates)[number];

/** Something that is new, changed or gone in a version. */
export interface ChangeRow {
  readonly name: string;
  /** Place of its page in `ChangeList`, and id there; none for what is gone. */
  readonly page?: number;
  readonly anchor?: string;
  /** What happened to it, where it is neither new nor gone. */
  readonly events?: readonly HistoryEvent[];
}

/** What belongs together: the options of a group, the hooks of a class, all errors. */
export interface ChangeGroup {
  /** Name of the group in code, or the kind of what is in it. */
  readonly subject: string | { readonly kind: Kind };
  readonly rows: readonly ChangeRow[];
}

export interface MinorChanges {
  /** Such as `5.112`. */
  readonly version: string;
  readonly states: readonly (readonly [ChangeState, readonly ChangeGroup[]])[];
}

/** What is new, changed or gone in each minor version, newest first. */
export interface ChangeList {
  readonly pages: readonly string[];
  readonly minors: readonly MinorChanges[];
}

/**
 * First version of webpack with what a place is about, by address of the page and id on it; an empty id is the whole
 * page. What is as old as webpack 5 is left out.
 */
export type PlaceAges = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** An option or plugin as the explanation of a configuration needs it. */
export interface ExplainedName {
  readonly name: string;
  readonly kind: 'option' | 'dev-server-option' | 'plugin';
  /** Address of its description below the site, with the id of the place. */
  readonly url?: string;
  readonly type?: string;
  readonly default?: string;
  readonly deprecated?: true;
  readonly experimental?: true;
}
