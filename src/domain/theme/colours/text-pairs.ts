import { contrast } from './contrast'
import type { Ground } from './grounds'
import type { Palette } from './palette'
import type { Rgb } from './srgb'

export interface TextPair {
  name: string
  text: Rgb
  ground: Rgb
  ratio: number
}

const inks = ['ink1', 'ink2', 'ink3', 'ink4', 'link', 'brandInk', 'accentInk'] as const
const signals = ['positive', 'caution', 'critical'] as const
const surfaces = ['surface1', 'surface2', 'surface3'] as const

function pair(name: string, text: Rgb, ground: Rgb): TextPair {
  return { name, text, ground, ratio: contrast(text, ground) }
}

function pairsOn(label: string, ground: Ground): TextPair[] {
  return [
    ...[...inks, ...signals].flatMap((text) =>
      surfaces.map((surface) => pair(`${label}: ${text} on ${surface}`, ground[text], ground[surface])),
    ),
    ...signals.map((text) =>
      pair(`${label}: ${text} on its soft background`, ground[text], ground[`${text}Soft`]),
    ),
    pair(`${label}: brand on its soft background`, ground.brandInk, ground.brandSoft),
    pair(`${label}: accent on its soft background`, ground.accentInk, ground.accentSoft),
  ]
}

export function textPairs({ brand, accent, paper, night, nightButton }: Palette): TextPair[] {
  const solids = { brand, accent, nightButton }
  return [
    ...Object.entries(solids).flatMap(([name, solid]) => [
      pair(`text on ${name}`, solid.text, solid.colour),
      pair(`text on ${name}, hovered`, solid.text, solid.strong),
    ]),
    ...pairsOn('paper', paper),
    ...pairsOn('night', night),
  ]
}
