function createConverter(factor, unit) {
  console.log(`Converter for ${unit} is made`);
  return (value) => `${(value * factor).toFixed(1)} ${unit}`;
}

export const toInches = createConverter(1 / 2.54, 'in');
export const toYards = createConverter(1 / 0.9144, 'yd');
