const styles = `<% it.stylesheets.forEach((stylesheet) => { %>`;

const script = `<script src="<%= it.baseUrl %><%= script %>" defer></script>`;

const scriptsBegin = `<% it.scripts.forEach((script) => { %>`;

/** Replaces a part of a template that has to be there. */
function replaceOnce(template: string, part: string, replacement: string): string {
  if (template.split(part).length !== 2) {
    throw new Error(
      `src/plugins/page-weight/template.ts: the template of pages has no ${part} any more, or more than one; ` +
        'look at ssgTemplate.html.js of @docusaurus/core and adapt this function',
    );
  }
  return template.replace(part, () => replacement);
}

/**
 * Changes the template of all pages: Docusaurus has their scripts run as soon as the page is parsed; here they are
 * only named, in links of a kind that browsers do not follow. `start.js` has them fetched when the page has loaded,
 * and runs them at the first input of the reader or when the page has come to rest. What is there before is the whole text, with links that lead on. The
 * same goes for styles of what only scripts show.
 *
 * @param template Docusaurus' own, or one made from it
 * @throws Error if the template has another form, which a new Docusaurus could bring
 */
export function withLateStart(template: string): string {
  const isLate = (negation: string) =>
    `<% it.stylesheets.filter((file) => ${negation}file.includes('/late.')).forEach((stylesheet) => { %>`;
  const lateStyles = [
    isLate(''),
    '<link rel="late" as="style" href="<%= it.baseUrl %><%= stylesheet %>" />',
    '<% }); %>',
  ].join('\n');
  const named = '<link rel="late" as="script" href="<%= it.baseUrl %><%= script %>" />';
  const withStyles = replaceOnce(template, styles, isLate('!'));
  const withLateStyles = replaceOnce(withStyles, scriptsBegin, `${lateStyles}\n${scriptsBegin}`);
  return replaceOnce(withLateStyles, script, named);
}
