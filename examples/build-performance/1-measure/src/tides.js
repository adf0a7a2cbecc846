export const tides = [
  { harbor: 'Brest', high: '06:12', meters: 6.4 },
  { harbor: 'Calais', high: '11:48', meters: 6.9 },
  { harbor: 'Brest', high: '18:35', meters: 6.1 },
];
