import type { FontPairKey } from './fonts/font-pairs'

/** The text that stands on a colour: whichever reads best, or one that the editor insists on. */
export const textChoices = ['auto', 'white', 'dark'] as const
/** Links and headings in the brand colour: a shade of it that reads, the exact colour, or the plain dark text. */
export const linkChoices = ['readable', 'exact', 'plain'] as const
export const radii = ['none', 'small', 'medium', 'large'] as const
export const densities = ['compact', 'regular', 'airy'] as const
/** What the header stands on: what the template has, paper, night, or the brand. */
export const headerStyles = ['template', 'light', 'dark', 'brand'] as const

export type TextChoice = (typeof textChoices)[number]
export type LinkChoice = (typeof linkChoices)[number]
export type Radius = (typeof radii)[number]
export type Density = (typeof densities)[number]
export type HeaderStyle = (typeof headerStyles)[number]

/** What an editor chooses; every other colour and measure of a website is derived from it. Colours are `#rrggbb`. */
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

/** What a website without a theme looks like. */
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
