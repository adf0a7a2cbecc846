export const count = (what) => `There are 12 ${what}.`;
