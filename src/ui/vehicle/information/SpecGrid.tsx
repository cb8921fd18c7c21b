import type { Detail } from '@/domain/vehicle/vehicle-details'
import { Icon } from '@/ui/primitives/Icon'
import { SpecList } from '@/ui/primitives/text/SpecList'

/** Number of specifications above the toggle (VDP-28). */
const VISIBLE_SPECS = 4

const ALL = 'All Specifications'

interface Props {
  title: string
  specs: readonly Detail[]
  /** The grid is a section of the page, whose heading is above the title (VDP-16). */
  isSection?: boolean
}

/** Labels and values (VDP-05…07). */
export function SpecGrid({ title, specs, isSection = false }: Props) {
  if (specs.length === 0) return null
  const lines = specs.map(({ label, text }) => ({ label, value: text }))
  const rest = lines.slice(VISIBLE_SPECS)
  return (
    <section>
      {isSection ? (
        <>
          <h2 className="mb-2 text-xl">{ALL}</h2>
          <h3 className="mb-2 text-lg">{title}</h3>
        </>
      ) : (
        <h2 className="mb-2 text-xl">{title}</h2>
      )}
      <SpecList specs={lines.slice(0, VISIBLE_SPECS)} />
      {rest.length > 0 && (
        <details className="group flex flex-col-reverse">
          <summary className="more-toggle">
            <span className="group-open:hidden">{isSection ? 'Show All' : ALL}</span>
            <span className="hidden group-open:inline">Hide</span>
            <Icon name="chevron" className="size-4" />
          </summary>
          <SpecList specs={rest} />
        </details>
      )}
    </section>
  )
}
