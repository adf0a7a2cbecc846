const schema = {
  type: 'object',
  properties: { section: { type: 'string', description: 'The only section to keep.' } },
  additionalProperties: false,
};

export default function iniLoader(source) {
  const { section } = this.getOptions(schema);
  const data = {};
  let target = data;
  for (const line of source.split('\n').map((text) => text.trim())) {
    if (line === '' || line.startsWith(';')) continue;
    const [, name] = /^\[(.+)\]$/.exec(line) ?? [];
    if (name !== undefined) {
      target = data[name] = {};
      continue;
    }
    const at = line.indexOf('=');
    if (at < 0) throw new Error(`"${line}" is neither a section nor a setting`);
    target[line.slice(0, at).trim()] = line.slice(at + 1).trim();
  }
  return JSON.stringify(section === undefined ? data : (data[section] ?? {}));
}
