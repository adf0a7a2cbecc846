const format = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' });

export function euro(amount) {
  return format.format(amount);
}
