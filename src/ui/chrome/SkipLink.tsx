/** The first thing the keyboard meets: past the header, to what the page is about. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="ground-paper sr-only rounded-control px-5 py-3 font-semibold focus:not-sr-only focus:absolute focus:left-4 focus:top-3 focus:z-50"
    >
      Skip to content
    </a>
  )
}
