/*#__NO_SIDE_EFFECTS__*/
export function createConverter(factor, unit) {
  console.log(`Converter for ${unit} is made`);
  return (value) => `${(value * factor).toFixed(1)} ${unit}`;
}
