/** Reached on the admin's host, without host routing: see bench/pages.ts. */
export default function EmptyPage() {
  return <p>Empty</p>
}
