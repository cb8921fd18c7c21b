import type { FontPairKey } from './fonts/font-pairs'

export const textChoices = ['auto', 'white', 'dark'] as const
/** A readable shade of the brand, the exact brand, or plain dark text. */
export const linkChoices = ['readable', 'exact', 'plain'] as const
export const radii = ['none', 'small', 'medium', 'large'] as const
export const densities = ['compact', 'regular', 'airy'] as const
export const headerStyles = ['template', 'light', 'dark', 'brand'] as const

export type TextChoice = (typeof textChoices)[number]
export type LinkChoice = (typeof linkChoices)[number]
export type Radius = (typeof radii)[number]
export type Density = (typeof densities)[number]
export type HeaderStyle = (typeof headerStyles)[number]

/** All other colours and measures of a website derive from these. Colours are `#rrggbb`. */
export interface Theme {
  brand: string
  accent: string
  textOnBrand: TextChoice
  textOnAccent: TextChoice
  links: LinkChoice
  fonts: FontPairKey
  radius: Radius
  density: Density
  headerStyle: HeaderStyle
}

export const defaultTheme: Theme = {
  brand: '#0b5cab',
  accent: '#b8480f',
  textOnBrand: 'auto',
  textOnAccent: 'auto',
  links: 'readable',
  fonts: 'grotesk',
  radius: 'medium',
  density: 'regular',
  headerStyle: 'template',
}
