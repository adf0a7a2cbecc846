export const inMeters = 1609.344;
