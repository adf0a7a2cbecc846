export const phases = ['new', 'waxing', 'full', 'waning'];
