export const title: string = 'Fruit shop:';
