export const unit = '°C';

export function fromFahrenheit(degrees) {
  return Math.round(((degrees - 32) * 5) / 9);
}

export default fromFahrenheit;
