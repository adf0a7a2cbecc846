/** The copy of React in the share scope. A test holds it to the example. */
export const react = '19.3.1';
