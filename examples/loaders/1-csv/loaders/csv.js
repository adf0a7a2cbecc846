export default function csv(source) {
  const { delimiter = ',' } = this.getOptions();
  const [head, ...rows] = source
    .trim()
    .split('\n')
    .map((line) => line.split(delimiter));
  const records = rows.map((cells) =>
    Object.fromEntries(head.map((name, column) => [name, cells[column]])),
  );
  return JSON.stringify(records);
}
