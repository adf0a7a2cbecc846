export const checks = 'with checks';
