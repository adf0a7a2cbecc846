export const inMeters = 185.2;
