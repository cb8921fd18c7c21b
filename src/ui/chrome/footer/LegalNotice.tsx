import type { Licence, SiteChrome } from '@/domain/content/site-chrome'

interface LegalNoticeProps extends Pick<SiteChrome, 'smallPrint' | 'licences'> {
  name: string
}

const titles: Record<Licence['kind'], string> = {
  dealer: 'Dealer licences',
  repairer: 'Motor vehicle repairers',
}

/** The business name, its licences (LOC-23) and the legal text. */
export function LegalNotice({ name, smallPrint, licences }: LegalNoticeProps) {
  return (
    <div className="grid gap-3 border-t border-line pt-6 text-sm text-ink-3 *:max-w-[110ch]">
      {smallPrint.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {(['dealer', 'repairer'] as const).map((kind) => (
        <LicenceLine key={kind} kind={kind} licences={licences.filter((licence) => licence.kind === kind)} />
      ))}
      <p>© {name}</p>
    </div>
  )
}

function LicenceLine({ kind, licences }: { kind: Licence['kind']; licences: readonly Licence[] }) {
  if (licences.length === 0) return null
  return (
    <p>
      {titles[kind]}: {licences.map(({ number, places }) => `${number} (${places.join(', ')})`).join(' · ')}
    </p>
  )
}
