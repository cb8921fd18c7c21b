/** Reveals no more than any other unknown URL. */
export default function NotFound() {
  return <p>This page does not exist.</p>
}
