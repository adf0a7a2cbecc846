/** What Docusaurus generates for a build: the language's texts by id. Tests fill it. */
const codeTranslations: Record<string, string> = {};

export default codeTranslations;
