export const checks = 'without checks';
