export const brew = (minutes) => `Ready in ${minutes} minutes`;
