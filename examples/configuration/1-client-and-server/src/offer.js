export function offer(place) {
  return `Apples are 2.40 euros per kilo, says the ${place}`;
}
