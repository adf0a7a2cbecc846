export function pitch() {
  console.log('pitch  c');
}

export default function c(source) {
  console.log('normal c');
  return source;
}
