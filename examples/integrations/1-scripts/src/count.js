export const count = (text) => text.split(/\s+/).filter(Boolean).length;
