export function pitch() {
  console.log('pitch  b');
}

export default function b(source) {
  console.log('normal b');
  return source;
}
