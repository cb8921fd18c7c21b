import type { SettingOverrides } from './catalogue'

/** How a template arranges its pages. What a person may change is a switch, not part of the layout. */
interface TemplateLayout {
  readonly header: 'light' | 'brand' | 'compact' | 'dark'
  /** What the header leads with beside the logo. */
  readonly headerFeature: 'search' | 'modelMenu' | 'phone' | 'none'
  readonly filters: 'rail' | 'bar'
  readonly results: 'grid' | 'rows'
  readonly resultColumns: 1 | 3 | 4
  readonly gallery: 'mosaic' | 'fullBleed' | 'left'
  readonly sidebar: 'sticky' | 'inline'
}

export interface Template {
  readonly label: string
  /** The dealer it is made for. */
  readonly suits: string
  readonly layout: TemplateLayout
  /** Values a tenant on this template starts from, over the platform's defaults. */
  readonly preset: SettingOverrides
}

/** The templates a tenant can be built on: layouts with presets of switches (TEN-02, TEN-14). */
const templates = {
  metro: {
    label: 'Metro',
    suits: 'a multi-brand group',
    layout: {
      header: 'light',
      headerFeature: 'search',
      filters: 'rail',
      results: 'grid',
      resultColumns: 3,
      gallery: 'mosaic',
      sidebar: 'sticky',
    },
    preset: {},
  },
  /** The specification's "brand variant", with every value it names for it. */
  marque: {
    label: 'Marque',
    suits: 'a single franchise',
    layout: {
      header: 'brand',
      headerFeature: 'modelMenu',
      filters: 'bar',
      results: 'grid',
      resultColumns: 3,
      gallery: 'fullBleed',
      sidebar: 'sticky',
    },
    preset: {
      'finance.maxAmount': 250_000,
      'finance.defaultTerm': 5,
      'finance.interestRange': { min: 4, max: 20 },
      'finance.disclaimerCollapses': true,
      'vehiclePage.copiedNotice': 'toast',
      'vehiclePage.stickyBottomBar': true,
      'reviews.minimumRating': 3,
      'promos.randomSetShown': true,
    },
  },
  outback: {
    label: 'Outback',
    suits: 'used cars, 4x4s and caravans',
    layout: {
      header: 'compact',
      headerFeature: 'phone',
      filters: 'rail',
      results: 'rows',
      resultColumns: 1,
      gallery: 'mosaic',
      sidebar: 'inline',
    },
    preset: {
      'vehiclePage.infoLayout': 'sections',
      'vehiclePage.unregisteredText': true,
      'search.usedCarRoutes': true,
      'search.preset': 1,
      'cards.attributes': ['car_type', 'km', 'simple_fuel', 'simple_drive', 'stocknum'],
    },
  },
  throttle: {
    label: 'Throttle',
    suits: 'motorcycles',
    layout: {
      header: 'dark',
      headerFeature: 'none',
      filters: 'rail',
      results: 'grid',
      resultColumns: 4,
      gallery: 'left',
      sidebar: 'inline',
    },
    preset: {
      'site.vehicleWording': 'Motorcycle',
      'vehiclePage.infoLayout': 'sections',
      'search.hitsPerPage': 24,
      'cards.attributes': ['car_type', 'simple_body', 'km', 'engine_size', 'stocknum'],
    },
  },
} as const satisfies Record<string, Template>

export type TemplateKey = keyof typeof templates

/** What a tenant without a known template is built on: the layout that changes no default. */
export const DEFAULT_TEMPLATE: TemplateKey = 'metro'

export const templateKeys = Object.keys(templates) as readonly TemplateKey[]

/** The templates as the choices of a select field. */
export const templateOptions = templateKeys.map((key) => ({ value: key, label: templates[key].label }))

/** The template a stored value names, or the default one: a site is never without a layout. */
export function parseTemplate(value: unknown): TemplateKey {
  return templateKeys.find((key) => key === value) ?? DEFAULT_TEMPLATE
}

/** A template under the type all templates share. */
export function templateFor(key: TemplateKey): Template {
  return templates[key]
}
