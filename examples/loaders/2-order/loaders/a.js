export function pitch() {
  console.log('pitch  a');
}

export default function a(source) {
  console.log('normal a');
  return source;
}
