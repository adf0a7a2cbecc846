export function summarize(words) {
  const groups = Object.groupBy(words, (word) => word.length);

  return Object.entries(groups)
    .map(([length, group]) => `${length}: ${group.join(', ')}`)
    .join('; ');
}
