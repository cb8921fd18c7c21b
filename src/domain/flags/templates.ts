import type { SettingOverrides } from './catalogue'

/** What a header stands on; a tenant's theme may choose another than its template's. */
export type HeaderGround = 'light' | 'brand' | 'dark'

/** How a template's header differs (HF-03); what it leads to is the editor's. */
export interface HeaderLayout {
  readonly ground: HeaderGround
  /** `two`: the menu has a row of its own, below the logo. */
  readonly rows: 'one' | 'two'
  readonly height: 'compact' | 'regular' | 'tall'
  /** A search box that is always there, or a button that opens one. */
  readonly search: 'box' | 'button'
  readonly phone: 'plain' | 'button'
  /** The list of models: names, or pictures of them. */
  readonly models: 'names' | 'pictures'
  readonly menu: 'plain' | 'bold'
}

/** How a template's footer differs (HF-03). */
export interface FooterLayout {
  readonly ground: 'light' | 'dark'
  /** The dealer's name beside the groups of links, or large above them. */
  readonly name: 'aside' | 'masthead'
}

/** How a template arranges its pages. What a person may change is a switch, not part of the layout. */
interface TemplateLayout {
  readonly header: HeaderLayout
  readonly footer: FooterLayout
  readonly filters: 'rail' | 'bar'
  /** What the results' heading stands on. */
  readonly searchBand: 'quiet' | 'paper' | 'night'
  /** How a vehicle is shown among the results. */
  readonly resultCard: 'tile' | 'row' | 'dense'
  /** Cards side by side on a wide screen; the photos of so many are fetched first. */
  readonly resultColumns: 1 | 3 | 4
  readonly gallery: 'mosaic' | 'fullBleed' | 'left'
  /** Where a vehicle page names the vehicle and its price: above the photos, or in the summary beside them. */
  readonly headline: 'above' | 'beside'
  /** What a vehicle page names in large figures before anything else. */
  readonly leadSpecs: 'usual' | 'touring' | 'riding'
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
  /** The specification's "brand variant", with every value it names for it. */
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
