interface MarkProps {
  path: string
  /** Left out where the name stands beside it. */
  label?: string
  className?: string
}

/** A mark of somebody else's: plain, unaltered, in the colour of the text around it (docs/third-party-marks.md). */
export function Mark({ path, label, className = 'size-6' }: MarkProps) {
  return (
    <svg
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      viewBox="0 0 24 24"
      fill="currentColor"
      className={`shrink-0 ${className}`}
    >
      <path d={path} />
    </svg>
  )
}
