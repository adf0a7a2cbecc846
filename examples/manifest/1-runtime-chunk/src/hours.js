export const openHours = '8:00 to 18:00';
