export const greeting = 'Please be quiet. ';
