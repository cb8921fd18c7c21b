/** Keeps the place of what is on its way, in its size (`h-6 w-40`). Whoever shows it says in words that it is loading. */
export function Skeleton({ className }: { className: string }) {
  return <span aria-hidden="true" className={`skeleton ${className}`} />
}
