import type { ReactNode } from 'react'
import type { VehiclePage } from '@/domain/stock/vehicle-page/vehicle-page'
import { vehicleSummary } from '@/domain/stock/vehicle-page/vehicle-summary'
import { keySpecs } from '@/domain/vehicle/specs/key-specs'
import type { Detail } from '@/domain/vehicle/vehicle-details'
import { CertifiedSection } from './CertifiedSection'
import { InformationSections } from './InformationSections'
import { InformationTabs } from './InformationTabs'
import { informationParts } from './information-parts'
import { SpecGrid } from './SpecGrid'

interface Props {
  page: VehiclePage
  /** The first part, where nothing is between it and the rest. */
  lead: ReactNode
}

/** The rest of the vehicle's information, in tabs or sections as the site sets (VDP-15, VDP-16). */
export function VehicleInformation({ page, lead }: Props) {
  const { vehicle } = page
  const parts = informationParts(page)
  const { word } = page.texts
  const { isTabbed, isCertified } = page.information
  const certified = isCertified && <CertifiedSection make={vehicle.make} word={word.toLowerCase()} />
  const details = <SpecGrid title={`${word} Details`} specs={specsOf(page)} isSection={!isTabbed} />
  return (
    <div className="vehicle-information mt-4 flex flex-col gap-12 lg:col-[full-start/main-end]">
      {lead}
      {isTabbed ? (
        <>
          {details}
          {certified}
          <InformationTabs parts={parts} />
        </>
      ) : (
        <>
          <InformationSections parts={parts} certified={certified} />
          <section>
            <h2 className="mb-2 text-xl">{word} Summary</h2>
            <p className="max-w-prose text-ink-2">{vehicleSummary(vehicle, page.offer.price)}</p>
          </section>
          {details}
        </>
      )}
    </div>
  )
}

function specsOf({ vehicle, information: { rego } }: VehiclePage): readonly Detail[] {
  const expiry = { key: 'rego_expiry', label: 'Registration expiry', text: rego ?? '' }
  return rego ? [...keySpecs(vehicle), expiry] : keySpecs(vehicle)
}
