// Change: loads no grammar. Code is highlighted on the server, where `src/components/CodeBlock/highlight.ts` loads them.
export default function prismIncludeLanguages(): void {
  // The theme calls this in browsers, which get highlighted code as HTML.
}
