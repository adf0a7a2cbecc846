Object.groupBy = (items, key) => {
  const groups = Object.create(null);
  for (const item of items) (groups[key(item)] ??= []).push(item);
  return groups;
};
