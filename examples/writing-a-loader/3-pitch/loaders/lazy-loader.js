export default function lazyLoader(source) {
  return source;
}

export function pitch(remainingRequest) {
  const request = this.utils.contextify(this.context, `!!${remainingRequest}`);
  return `export const load = () => import(${JSON.stringify(request)});`;
}
