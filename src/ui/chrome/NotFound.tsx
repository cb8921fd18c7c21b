import { ButtonLinks } from '../primitives/ButtonLinks'

/** What stands in place of a page that does not exist. Names no tenant: it also answers hosts that are nobody's. */
export function NotFound() {
  return (
    <section className="container-page section-space grid gap-6">
      <h1 className="text-3xl sm:text-4xl">Page not found</h1>
      <p className="max-w-[52ch] text-lg text-ink-2">
        The address may be mistyped, the page may have moved, or the vehicle may have gone to a new home.
      </p>
      <ButtonLinks
        links={[
          { label: 'Go to the home page', href: '/' },
          { label: 'Search our stock', href: '/search' },
        ]}
      />
    </section>
  )
}
