/** Says by its turning that something is under way; words beside it, or `aria-busy`, say what. */
export function Spinner({ className = 'size-5' }: { className?: string }) {
  return <span aria-hidden="true" className={`spinner ${className}`} />
}
