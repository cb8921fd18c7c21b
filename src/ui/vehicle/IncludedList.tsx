import type { Included } from '@/domain/stock/reasons'
import { Icon } from '@/ui/primitives/Icon'
import { FeatureList } from './FeatureList'

/** What is sold with the vehicle: promises first, equipment after. */
export function IncludedList({ included: { promises, equipment } }: { included: Included }) {
  return (
    <div className="flex flex-col gap-5">
      {promises.length > 0 && (
        <ul className="flex flex-col gap-2.5">
          {promises.map((promise) => (
            <li key={promise} className="flex gap-3 text-pretty">
              <Icon name="shield" className="mt-0.5 size-5 text-positive" />
              {promise}
            </li>
          ))}
        </ul>
      )}
      {equipment.length > 0 && (
        <div>
          <FeatureList features={equipment} />
        </div>
      )}
    </div>
  )
}
