import { useRouter } from 'wouter';

export function MissingPage() {
  const { ssrContext } = useRouter();
  if (ssrContext) ssrContext.statusCode = 404;
  return <p>This page does not exist.</p>;
}
