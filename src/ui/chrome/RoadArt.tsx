export function RoadArt({ className }: { className: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 480 300" className={className} fill="none">
      <circle cx="318" cy="128" r="46" className="fill-button" opacity=".85" />
      <path
        d="M0 176c48-6 72-38 118-38 40 0 54 26 92 26 34 0 52-44 98-44 52 0 82 50 172 56v124H0Z"
        className="fill-surface-3"
      />
      <path d="M0 196c70 4 112-22 178-18 60 4 92 20 160 12 52-6 92-14 142-6v116H0Z" className="fill-line" />
      <path d="M232 190h16l112 110H120Z" className="fill-ink-2" />
      <path
        d="M240 196v10M240 216v14M240 242v20M240 276v24"
        stroke="var(--ground)"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <g stroke="currentColor" strokeWidth="3" strokeLinejoin="round" strokeLinecap="round">
        <path d="M396 300V226" />
        <path d="m396 190 34 34-34 34-34-34Z" className="fill-surface-1" />
        <path d="M396 238v.5M389 214c1-9 15-9 15 0 0 6-8 6-8 13" />
      </g>
    </svg>
  )
}
