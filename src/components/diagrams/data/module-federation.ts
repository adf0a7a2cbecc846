/** The version of React in the share scope. A test compares it with the example. */
export const react = '19.3.1';
