/** Names no tenant: it also answers hosts that are nobody's. */
export default function NotFound() {
  return (
    <section className="mx-auto max-w-2xl px-4 py-24 text-center">
      <h1 className="text-36 font-semibold">Page not found</h1>
      <p className="mt-4 text-ink-2">The address may be mistyped, or the page has moved.</p>
      <p className="mt-8">
        <a className="underline" href="/">
          Go to the home page
        </a>
      </p>
    </section>
  )
}
