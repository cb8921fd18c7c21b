/** What stands in place of a page that does not exist. Names no tenant: it also answers hosts that are nobody's. */
export function NotFound() {
  return (
    <section className="container-page py-24 text-center">
      <h1 className="font-display text-3xl font-semibold">Page not found</h1>
      <p className="mt-4 text-ink-2">The address may be mistyped, or the page has moved.</p>
      <p className="mt-8">
        <a className="underline" href="/">
          Go to the home page
        </a>
      </p>
    </section>
  )
}
