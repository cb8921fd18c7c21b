import type { SiteChrome } from '@/domain/content/site-chrome'

interface LegalNoticeProps extends Pick<SiteChrome, 'smallPrint' | 'licences'> {
  name: string
}

/** Who stands behind the website, under which dealer licences, and what the law wants said. */
export function LegalNotice({ name, smallPrint, licences }: LegalNoticeProps) {
  return (
    <div className="grid gap-2 border-t border-line pt-6 text-sm text-ink-3">
      {smallPrint.map((paragraph) => (
        <p key={paragraph} className="max-w-[100ch]">
          {paragraph}
        </p>
      ))}
      {licences.length > 0 && (
        <p className="max-w-[100ch]">
          Dealer licences:{' '}
          {licences.map(({ number, places }) => `${number} (${places.join(', ')})`).join(' · ')}
        </p>
      )}
      <p>© {name}</p>
    </div>
  )
}
