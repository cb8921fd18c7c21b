import type { SettingOverrides } from './catalogue'

/** A tenant's theme may override its template's. */
export type HeaderBackground = 'light' | 'brand' | 'dark'

/** HF-03. */
export interface HeaderLayout {
  readonly ground: HeaderBackground
  /** `two`: the menu has its own row below the logo. */
  readonly rows: 'one' | 'two'
  readonly height: 'compact' | 'regular' | 'tall'
  readonly search: 'box' | 'button'
  readonly phone: 'plain' | 'button'
  readonly models: 'names' | 'pictures'
  readonly menu: 'plain' | 'bold'
}

/** HF-03. */
export interface FooterLayout {
  readonly ground: 'light' | 'dark'
  readonly name: 'aside' | 'masthead'
}

/** Everything that people may change is a switch instead. */
interface TemplateLayout {
  readonly header: HeaderLayout
  readonly footer: FooterLayout
  readonly filters: 'rail' | 'bar'
  readonly searchBand: 'quiet' | 'paper' | 'night'
  readonly resultCard: 'tile' | 'row' | 'dense'
  /** Cards side by side on a wide screen; the page preloads this many photos. */
  readonly resultColumns: 1 | 3 | 4
  readonly gallery: 'mosaic' | 'fullBleed' | 'left'
  /** Above the photos, or in the summary beside them. */
  readonly headline: 'above' | 'beside'
  /** The figures in large type. */
  readonly leadSpecs: 'usual' | 'touring' | 'riding'
}

export interface Template {
  readonly label: string
  readonly suits: string
  readonly layout: TemplateLayout
  readonly preset: SettingOverrides
}

/** TEN-02, TEN-14. */
const templates = {
  metro: {
    label: 'Metro',
    suits: 'a multi-brand group',
    layout: {
      header: {
        ground: 'light',
        rows: 'two',
        height: 'regular',
        search: 'box',
        phone: 'plain',
        models: 'names',
        menu: 'plain',
      },
      footer: { ground: 'light', name: 'aside' },
      filters: 'rail',
      searchBand: 'quiet',
      resultCard: 'tile',
      resultColumns: 3,
      gallery: 'mosaic',
      headline: 'beside',
      leadSpecs: 'usual',
    },
    preset: {},
  },
  /** The specification's "brand variant", with every value that it lists. */
  marque: {
    label: 'Marque',
    suits: 'a single franchise',
    layout: {
      header: {
        ground: 'brand',
        rows: 'one',
        height: 'tall',
        search: 'button',
        phone: 'plain',
        models: 'pictures',
        menu: 'plain',
      },
      footer: { ground: 'dark', name: 'masthead' },
      filters: 'bar',
      searchBand: 'paper',
      resultCard: 'tile',
      resultColumns: 3,
      gallery: 'fullBleed',
      headline: 'beside',
      leadSpecs: 'usual',
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
      header: {
        ground: 'light',
        rows: 'one',
        height: 'compact',
        search: 'button',
        phone: 'button',
        models: 'names',
        menu: 'plain',
      },
      footer: { ground: 'dark', name: 'aside' },
      filters: 'rail',
      searchBand: 'quiet',
      resultCard: 'row',
      resultColumns: 1,
      gallery: 'mosaic',
      headline: 'above',
      leadSpecs: 'touring',
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
      header: {
        ground: 'dark',
        rows: 'one',
        height: 'regular',
        search: 'button',
        phone: 'plain',
        models: 'names',
        menu: 'bold',
      },
      footer: { ground: 'dark', name: 'masthead' },
      filters: 'bar',
      searchBand: 'night',
      resultCard: 'dense',
      resultColumns: 4,
      gallery: 'left',
      headline: 'beside',
      leadSpecs: 'riding',
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

/** It changes no default. */
export const DEFAULT_TEMPLATE: TemplateKey = 'metro'

export const templateKeys = Object.keys(templates) as readonly TemplateKey[]

export const templateOptions = templateKeys.map((key) => ({ value: key, label: templates[key].label }))

export function parseTemplate(value: unknown): TemplateKey {
  return templateKeys.find((key) => key === value) ?? DEFAULT_TEMPLATE
}

export function templateFor(key: TemplateKey): Template {
  return templates[key]
}
