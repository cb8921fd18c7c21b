/** A sentence about the search itself: a part of the address that could not be read, or a search that did not answer. */
export function SearchNotice({ children }: { children: string }) {
  return (
    <p role="alert" className="rounded-card border border-line bg-caution-soft p-4 text-sm text-ink-1">
      {children}
    </p>
  )
}
