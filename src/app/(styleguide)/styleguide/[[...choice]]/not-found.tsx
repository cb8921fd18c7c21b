/** Says no more than any other address that does not exist. */
export default function NotFound() {
  return <p>This page does not exist.</p>
}
