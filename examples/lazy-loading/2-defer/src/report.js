console.log('Report module runs');

export function summarize() {
  return '3 colors in use';
}
