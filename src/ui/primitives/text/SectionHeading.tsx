/** A section's heading. Renders nothing when the editor left it empty. */
export function SectionHeading({
  children,
  className = '',
}: {
  children?: string | null
  className?: string
}) {
  if (!children) return null
  return <h2 className={`text-2xl sm:text-3xl ${className}`}>{children}</h2>
}
