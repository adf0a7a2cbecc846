/**
 * Template of every page. Docusaurus' own has its scripts start while the page is parsed; here they are only
 * fetched, when nothing else is left to do, and `start.js` runs them: at the first input of the reader, or when
 * the page has come to rest. What is there before is the whole text, with links that lead on.
 */
export const pageTemplate = `
<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
    <%~ it.headTags %>
    <% it.scripts.forEach((script) => { %>
      <link rel="prefetch" as="script" href="<%= it.baseUrl %><%= script %>" />
    <% }); %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
