export default function exportGlobals(source) {
  const { names } = this.getOptions();

  return `${source}\nexport { ${names.join(', ')} };\n`;
}
