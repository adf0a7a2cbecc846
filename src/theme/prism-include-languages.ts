// Change: loads no grammars. Code is highlighted on the server; `src/components/CodeBlock/highlight.ts` loads the
// grammars there, and in browsers after client-side navigation.
export default function prismIncludeLanguages(): void {
  // The theme calls this on every page.
}
