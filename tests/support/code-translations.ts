/** What Docusaurus generates for a build: the texts of its language by their ids. Tests fill it. */
const codeTranslations: Record<string, string> = {};

export default codeTranslations;
