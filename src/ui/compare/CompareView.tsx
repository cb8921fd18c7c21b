import { compareVehicles } from '@/domain/compare/compare-vehicles'
import { remainingSmallPrint, type SmallPrint } from '@/domain/finance/offer/small-print'
import { vehicleCount } from '@/domain/vehicle/saved/saved-vehicles'
import { Checkbox } from '@/ui/primitives/fields/Checkbox'
import SharePage from '@/ui/share/share-page.island'
import { ComparisonWarning } from '@/ui/vehicle/price/ComparisonWarning'
import { type Compared, CompareTable } from './CompareTable'
import ForgetGone from './forget-gone.island'

interface Props {
  compared: readonly Compared[]
  gone: readonly string[]
  wording: string
  imageCdn: string
}

/** The comparison of the vehicles in the URL, so that a shopper can share it (CMP-01). */
export function CompareView({ compared, gone, wording, imageCdn }: Props) {
  const word = wording.toLowerCase()
  const groups = compareVehicles(compared.map(({ vehicle }) => vehicle))
  const differ = groups.flatMap(({ rows }) => rows).filter(({ differs }) => differs).length
  return (
    <div className="compare-page grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="text-ink-2">
          {compared.length > 1
            ? `They differ in ${differ} ${differ === 1 ? 'point' : 'points'}.`
            : `Add another ${word} to see where they differ.`}
          {gone.length > 0 && ` ${vehicleCount(gone.length, wording)} no longer listed.`}
        </p>
        <div className="flex min-h-[max(2.75rem,var(--control-height,3rem))] flex-wrap items-center gap-x-5 gap-y-2">
          {compared.length > 1 && (
            <Checkbox id="differences" name="differences" label="Show differences only" />
          )}
          <SharePage label="Share" />
        </div>
      </div>
      <CompareTable compared={compared} groups={groups} wording={wording} cdn={imageCdn} />
      {smallPrints(compared).map((smallPrint) => (
        <ComparisonWarning key={smallPrint.disclaimer} smallPrint={smallPrint} />
      ))}
      {gone.length > 0 && <ForgetGone gone={gone} />}
    </div>
  )
}

/**
 * The disclaimers of the weekly figures. Vehicles with the same text share one entry, and the first entry
 * carries the warning.
 */
function smallPrints(compared: readonly Compared[]): readonly SmallPrint[] {
  const shown: SmallPrint[] = []
  for (const { offer } of compared) {
    const left = shown.reduce(remainingSmallPrint, offer.smallPrint)
    if (left) shown.push(left)
  }
  return shown
}
