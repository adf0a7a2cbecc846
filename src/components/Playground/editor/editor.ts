/** CodeMirror with the playground's extensions. Only the playground loads it. */
import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { css } from '@codemirror/lang-css';
import { html } from '@codemirror/lang-html';
import { javascript, javascriptLanguage, typescriptLanguage } from '@codemirror/lang-javascript';
import { json } from '@codemirror/lang-json';
import { bracketMatching, indentOnInput, indentUnit } from '@codemirror/language';
import { setDiagnostics } from '@codemirror/lint';
import type { Diagnostic } from '@codemirror/lint';
import { MergeView, unifiedMergeView } from '@codemirror/merge';
import { highlightSelectionMatches, searchKeymap } from '@codemirror/search';
import { EditorState } from '@codemirror/state';
import type { Extension } from '@codemirror/state';
import {
  EditorView,
  drawSelection,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import type { CompletionData } from '../../../site/completions.ts';
import { look } from './look.ts';
import { suggestOptions } from './suggest.ts';

const isConfiguration = /^webpack[\w.-]*\.config[\w.-]*\.[cm]?[jt]s$/u;

async function loadCompletions(): Promise<CompletionData> {
  const loaded = await import('@generated/playground-facts/default/completions.json');
  return loaded.default;
}

/** The language of a file, by its extension. */
function languageOf(path: string): Extension {
  const ending = /\.([a-z]+)$/u.exec(path)?.[1] ?? '';
  switch (ending) {
    case 'js':
    case 'cjs':
    case 'mjs':
    case 'jsx':
      return javascript({ jsx: true });
    case 'ts':
    case 'cts':
    case 'mts':
      return javascript({ typescript: true });
    case 'tsx':
      return javascript({ typescript: true, jsx: true });
    case 'css':
    case 'scss':
      return css();
    case 'html':
    case 'svg':
      return html();
    case 'json':
    case 'map':
      return json();
    default:
      return [];
  }
}

/**
 * CodeMirror generates its styles at run time. The page's policy doesn't allow style elements, but it does allow
 * stylesheets that a script constructs for a shadow root.
 */
function rootOf(host: HTMLElement): ShadowRoot {
  return host.shadowRoot ?? host.attachShadow({ mode: 'open' });
}

/**
 * Handles typing over a selection. By default, Chromium keeps the color of the text in a `style` attribute, which the
 * page's policy blocks and reports.
 */
const typesOverSelection = EditorView.domEventHandlers({
  beforeinput({ inputType, data }, view) {
    const { state, composing } = view;
    const { from, to, empty } = state.selection.main;
    if (inputType !== 'insertText' || data === null || empty || composing) return false;
    const insertion = () =>
      state.update(state.replaceSelection(data), { userEvent: 'input.type', scrollIntoView: true });
    const isTaken = state
      .facet(EditorView.inputHandler)
      .some((handler) => handler(view, from, to, data, insertion));
    if (!isTaken) view.dispatch(insertion());
    return true;
  },
});

/** A position that webpack reports a problem for. Lines and columns count from 1. */
export interface Mark {
  readonly severity: 'error' | 'warning';
  readonly message: string;
  readonly line: number;
  readonly column: number;
  readonly endLine: number | undefined;
  readonly endColumn: number | undefined;
}

/** An editor that shows one file at a time and keeps the history of each. */
export class FileEditor {
  readonly #view: EditorView;
  readonly #states = new Map<string, EditorState>();
  readonly #onChange: (path: string, content: string) => void;
  #path = '';

  /** @param host empty element that becomes the host of a shadow root */
  constructor(host: HTMLElement, onChange: (path: string, content: string) => void) {
    this.#onChange = onChange;
    const root = rootOf(host);
    this.#view = new EditorView({ parent: root, root, state: EditorState.create() });
  }

  #create(path: string, content: string): EditorState {
    const suggestions = isConfiguration.test(path)
      ? [javascriptLanguage, typescriptLanguage].map((language) =>
          language.data.of({ autocomplete: suggestOptions(loadCompletions) }),
        )
      : [];
    return EditorState.create({
      doc: content,
      extensions: [
        lineNumbers(),
        highlightActiveLine(),
        highlightActiveLineGutter(),
        history(),
        drawSelection(),
        indentOnInput(),
        indentUnit.of('  '),
        bracketMatching(),
        closeBrackets(),
        autocompletion(),
        highlightSelectionMatches(),
        typesOverSelection,
        // The Tab key leaves the editor, as in every other field.
        keymap.of([
          ...closeBracketsKeymap,
          ...completionKeymap,
          ...searchKeymap,
          ...historyKeymap,
          ...defaultKeymap,
        ]),
        languageOf(path),
        suggestions,
        look,
        EditorView.contentAttributes.of({ tabindex: '0', 'aria-label': path, spellcheck: 'false' }),
        EditorView.updateListener.of((update) => {
          if (update.docChanged) this.#onChange(this.#path, update.state.doc.toString());
        }),
      ],
    });
  }

  /** Shows a file. Its history is kept if its text is unchanged. */
  show(path: string, content: string): void {
    if (this.#path === path && this.#view.state.doc.toString() === content) return;
    if (this.#path !== '') this.#states.set(this.#path, this.#view.state);
    const before = this.#states.get(path);
    this.#path = path;
    this.#view.setState(before?.doc.toString() === content ? before : this.#create(path, content));
  }

  /** Forgets all files except the current one, when another project is opened. */
  forget(): void {
    this.#states.clear();
    this.#path = '';
  }

  /** Underlines the problems in the current file. */
  mark(marks: readonly Mark[]): void {
    const { doc } = this.#view.state;
    const at = (line: number, column: number): number => {
      const found = doc.line(Math.min(Math.max(line, 1), doc.lines));
      return Math.min(found.from + Math.max(column - 1, 0), found.to);
    };
    const diagnostics = marks.map(
      ({ severity, message, line, column, endLine, endColumn }): Diagnostic => {
        const from = at(line, column);
        const to = endColumn === undefined ? from : at(endLine ?? line, endColumn);
        return { severity, message, from, to: Math.max(from, to) };
      },
    );
    this.#view.dispatch(setDiagnostics(this.#view.state, diagnostics));
  }

  /** Moves the cursor to a position and centers it in the view. */
  goTo(line: number, column: number): void {
    const { doc } = this.#view.state;
    const found = doc.line(Math.min(Math.max(line, 1), doc.lines));
    const anchor = Math.min(found.from + Math.max(column - 1, 0), found.to);
    this.#view.dispatch({
      selection: { anchor },
      effects: EditorView.scrollIntoView(anchor, { y: 'center' }),
    });
    this.#view.focus();
  }

  destroy(): void {
    this.#view.destroy();
  }
}

function readOnly(path: string, label: string): Extension {
  return [
    EditorState.readOnly.of(true),
    lineNumbers(),
    highlightSelectionMatches(),
    keymap.of([...searchKeymap, ...defaultKeymap]),
    EditorView.lineWrapping,
    languageOf(path),
    look,
    EditorView.contentAttributes.of({
      tabindex: '0',
      'aria-label': label,
      'aria-readonly': 'true',
    }),
  ];
}

/**
 * Shows a read-only text.
 *
 * @returns a function that removes it
 */
export function showText(host: HTMLElement, path: string, content: string): () => void {
  const root = rootOf(host);
  const state = EditorState.create({ doc: content, extensions: readOnly(path, path) });
  const view = new EditorView({ parent: root, root, state });
  return () => {
    view.destroy();
  };
}

export interface ComparedText {
  readonly label: string;
  readonly content: string;
}

/** Width in pixels below which two texts don't fit side by side. */
const narrow = 560;

/**
 * Shows the diff of two texts: side by side, or unified if there is little room.
 *
 * @returns a function that removes it
 */
export function showDifference(
  host: HTMLElement,
  path: string,
  first: ComparedText,
  second: ComparedText,
): () => void {
  const root = rootOf(host);
  const collapseUnchanged = { margin: 3, minSize: 6 };
  // Marks whole lines only: in output of another mode, nearly every character differs.
  const highlightChanges = false;
  const view =
    host.clientWidth < narrow
      ? new EditorView({
          parent: root,
          root,
          state: EditorState.create({
            doc: second.content,
            extensions: [
              readOnly(path, `${path}, ${first.label} → ${second.label}`),
              unifiedMergeView({
                original: first.content,
                mergeControls: false,
                highlightChanges,
                collapseUnchanged,
              }),
            ],
          }),
        })
      : new MergeView({
          a: { doc: first.content, extensions: readOnly(path, `${path}, ${first.label}`) },
          b: { doc: second.content, extensions: readOnly(path, `${path}, ${second.label}`) },
          parent: root,
          root,
          collapseUnchanged,
          highlightChanges,
        });
  return () => {
    view.destroy();
  };
}
