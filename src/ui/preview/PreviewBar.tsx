const until = new Intl.DateTimeFormat('en-AU', {
  ...{ day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' },
  ...{ timeZone: 'Australia/Sydney', timeZoneName: 'short' },
} as Intl.DateTimeFormatOptions)

/** Says that the page is a draft, so that nobody takes it for the website. */
export const PreviewBar = ({ until: end }: { readonly until: Date }) => (
  <p role="note" className="bg-ink-1 px-4 py-2 text-center text-sm text-surface-1">
    <strong>Preview of a draft.</strong> Its forms and links do not work. This address works until{' '}
    {until.format(end)} for everybody who has it.
  </p>
)
