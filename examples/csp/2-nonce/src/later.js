export const what = 'under a policy';
