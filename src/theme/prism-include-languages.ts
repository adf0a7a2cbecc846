// Change: loads no grammar. Code is highlighted on the server; `src/components/CodeBlock/highlight.ts` loads them there, and
// in browsers where code comes by client navigation.
export default function prismIncludeLanguages(): void {
  // The theme calls this on every page.
}
