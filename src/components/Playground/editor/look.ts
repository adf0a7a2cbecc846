import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

/** Code has the same colors as on every page; the tokens change with the theme. */
const colors = HighlightStyle.define([
  { tag: tags.comment, color: 'var(--portal-token-comment)', fontStyle: 'italic' },
  {
    tag: [tags.string, tags.regexp, tags.special(tags.string)],
    color: 'var(--portal-token-string)',
  },
  {
    tag: [tags.number, tags.bool, tags.null, tags.atom, tags.unit, tags.color],
    color: 'var(--portal-token-number)',
  },
  {
    tag: [tags.keyword, tags.moduleKeyword, tags.operatorKeyword, tags.modifier, tags.self],
    color: 'var(--portal-token-keyword)',
  },
  {
    tag: [tags.function(tags.variableName), tags.function(tags.propertyName), tags.className],
    color: 'var(--portal-token-function)',
  },
  { tag: [tags.tagName, tags.angleBracket], color: 'var(--portal-token-tag)' },
  {
    tag: [tags.propertyName, tags.attributeName, tags.typeName, tags.definition(tags.propertyName)],
    color: 'var(--portal-token-property)',
  },
]);

const frame = EditorView.theme({
  '&': {
    blockSize: '100%',
    backgroundColor: 'var(--portal-code-background)',
    color: 'var(--portal-code-foreground)',
    fontSize: '0.875rem',
  },
  '&.cm-focused': { outline: '2px solid var(--portal-focus)', outlineOffset: '-2px' },
  '.cm-scroller': {
    fontFamily: 'var(--ifm-font-family-monospace)',
    lineHeight: 'var(--ifm-pre-line-height)',
    overflow: 'auto',
  },
  '.cm-content': { caretColor: 'var(--portal-focus)', paddingBlock: '0.75rem' },
  '.cm-cursor, .cm-dropCursor': { borderLeftColor: 'var(--portal-focus)', borderLeftWidth: '2px' },
  '.cm-gutters': {
    backgroundColor: 'var(--portal-code-background)',
    color: 'var(--portal-code-muted)',
    border: 'none',
  },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'var(--portal-hover)' },
  '.cm-activeLineGutter': { color: 'var(--portal-code-foreground)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground':
    { background: 'var(--docusaurus-highlighted-code-line-bg)' },
  '.cm-selectionMatch': { backgroundColor: 'var(--portal-hover)' },
  '&.cm-focused .cm-matchingBracket': {
    backgroundColor: 'var(--portal-hover)',
    outline: '1px solid var(--portal-control-border)',
  },
  '.cm-tooltip': {
    border: '1px solid var(--portal-line)',
    borderRadius: 'var(--ifm-global-radius)',
    backgroundColor: 'var(--portal-raised)',
    color: 'var(--ifm-font-color-base)',
    boxShadow: 'var(--portal-shadow)',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': {
    fontFamily: 'var(--ifm-font-family-monospace)',
    fontSize: '0.8125rem',
    maxHeight: '14rem',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: '0.2rem 0.6rem' },
  '.cm-tooltip-autocomplete ul li[aria-selected]': {
    backgroundColor: 'var(--portal-current)',
    color: 'var(--ifm-font-color-base)',
  },
  '.cm-completionInfo': {
    padding: '0.5rem 0.75rem',
    maxInlineSize: '20rem',
    fontSize: '0.8125rem',
  },
  '.cm-completionMatchedText': { textDecoration: 'none', fontWeight: '700' },
  '.cm-panels': {
    backgroundColor: 'var(--portal-surface)',
    color: 'var(--ifm-font-color-base)',
  },
  '.cm-panels.cm-panels-bottom': { borderTop: '1px solid var(--portal-line)' },
  '.cm-textfield': {
    border: '1px solid var(--portal-control-border)',
    borderRadius: 'var(--ifm-global-radius)',
    backgroundColor: 'var(--ifm-background-color)',
    color: 'inherit',
  },
  '.cm-button': {
    border: '1px solid var(--portal-control-border)',
    borderRadius: 'var(--ifm-global-radius)',
    background: 'var(--portal-raised)',
    color: 'inherit',
  },
  '.cm-diagnostic-error': { borderInlineStart: '4px solid var(--portal-danger)' },
  '.cm-diagnostic-warning': { borderInlineStart: '4px solid var(--portal-warning)' },
  '.cm-diagnosticText': { whiteSpace: 'pre-wrap' },
  '.cm-lintRange-error': {
    backgroundImage: 'none',
    textDecoration: 'underline wavy var(--portal-danger) 1.5px',
    textUnderlineOffset: '3px',
  },
  '.cm-lintRange-warning': {
    backgroundImage: 'none',
    textDecoration: 'underline wavy var(--portal-warning) 1.5px',
    textUnderlineOffset: '3px',
  },
  '&.cm-merge-a .cm-changedLine, .cm-deletedChunk': {
    backgroundColor: 'var(--portal-diff-removed)',
  },
  '&.cm-merge-b .cm-changedLine': { backgroundColor: 'var(--portal-diff-added)' },
  '.cm-collapsedLines': {
    background: 'var(--portal-surface)',
    color: 'var(--ifm-color-content-secondary)',
    padding: '0.25rem 0.75rem',
  },
});

/** The colors and sizes of the site. */
export const look: Extension = [frame, syntaxHighlighting(colors)];
