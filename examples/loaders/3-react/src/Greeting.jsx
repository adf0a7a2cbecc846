export function Greeting({ name }) {
  return <p>Hello {name}</p>;
}
