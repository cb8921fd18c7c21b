import { type Included, includedWith, type ReasonSettings } from '@/domain/stock/vehicle-page/reasons'
import { type CardTagSettings, cardTagOptions, isCertifiedUsed } from '@/domain/vehicle/card/card-tag'
import { regoText } from '@/domain/vehicle/rego'
import type { Vehicle } from '@/domain/vehicle/vehicle'

/** What a vehicle's page says beyond the vehicle's own data (VDP-15, VDP-16). */
export interface InformationView {
  /** In tabs, or else in sections. */
  readonly isTabbed: boolean
  readonly isCertified: boolean
  /** VDP-31. */
  readonly rego: string | null
  readonly included: Included
  /** Paragraphs; empty for none. */
  readonly whyBuyFromUs: string
  readonly protection: string
}

interface InformationSettings extends CardTagSettings, ReasonSettings {
  readonly 'vehiclePage.infoLayout': 'tabs' | 'sections'
  readonly 'vehiclePage.unregisteredText': boolean
}

export function informationView(vehicle: Vehicle, settings: InformationSettings, now: Date): InformationView {
  return {
    isTabbed: settings['vehiclePage.infoLayout'] === 'tabs',
    isCertified: isCertifiedUsed(vehicle, cardTagOptions(settings)),
    rego: regoText(vehicle, settings, now),
    included: includedWith(vehicle, settings),
    whyBuyFromUs: settings['content.whyBuyFromUs'],
    protection: settings['content.protection'],
  }
}
