const teas = new Map([
  ['black', { minutes: 4, degrees: 95 }],
  ['green', { minutes: 2, degrees: 75 }],
]);

export function advise(name) {
  const { minutes, degrees } = teas.get(name);
  return `Steep for ${minutes} minutes at ${degrees} °C`;
}
