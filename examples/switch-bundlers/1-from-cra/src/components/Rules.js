export default function Rules() {
  return <p>Bring tools back clean.</p>;
}
