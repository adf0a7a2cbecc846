export function toInches(cm) {
  return cm / 2.54;
}

export function toYards(meters) {
  return meters / 0.9144;
}
