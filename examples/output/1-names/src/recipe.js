export const recipe = 'Apples, flour, butter, and an hour of patience.';
