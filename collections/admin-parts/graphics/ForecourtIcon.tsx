/** Forecourt's mark: a canopy on two columns, over the ground. */
export const ForecourtIcon = ({ size = 24 }: { readonly size?: number }) => (
  <svg
    className="graphic-icon"
    width={size}
    height={size}
    viewBox="0 0 24 24"
    aria-hidden="true"
    focusable="false"
    style={{ color: 'var(--forecourt)' }}
  >
    <path fill="currentColor" d="M2 4h20v5H2zM5 9h2.5v9H5zM16.5 9H19v9h-2.5zM2 19.5h20V21H2z" />
  </svg>
)
