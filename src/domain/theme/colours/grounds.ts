import type { LinkChoice } from '../theme'
import { contrast, PERCEPTIBLE, READABLE } from './contrast'
import { fromOklch, type Oklch, toOklch } from './oklch'
import { readableShade } from './readable-shade'
import type { Rgb } from './srgb'

/** The colours on one kind of background: paper, night or brand. */
export interface Ground {
  /** Text, from headings to the faintest notes. All are readable on all three surfaces. */
  ink1: Rgb
  ink2: Rgb
  ink3: Rgb
  ink4: Rgb
  surface1: Rgb
  surface2: Rgb
  surface3: Rgb
  line: Rgb
  outline: Rgb
  link: Rgb
  /** The brand and the accent as text, and a faint surface of each for such text. */
  brandInk: Rgb
  brandSoft: Rgb
  accentInk: Rgb
  accentSoft: Rgb
  positive: Rgb
  positiveSoft: Rgb
  caution: Rgb
  cautionSoft: Rgb
  critical: Rgb
  criticalSoft: Rgb
}

export interface Seeds {
  brand: Rgb
  accent: Rgb
  links: LinkChoice
}

const HUES = { positive: 155, caution: 70, critical: 27 } as const

interface Recipe {
  towards: 'black' | 'white'
  /** Lightness of the three surfaces, the line and the four inks. */
  surfaces: readonly [number, number, number]
  line: number
  inks: readonly [number, number, number, number]
  /** Chroma that a strong brand adds to the neutrals. */
  tint: number
  soft: { l: number; c: number }
  signal: { l: number; c: number }
}

const paperRecipe: Recipe = {
  towards: 'black',
  surfaces: [1, 0.977, 0.949],
  line: 0.905,
  inks: [0.19, 0.35, 0.45, 0.54],
  tint: 0.009,
  soft: { l: 0.955, c: 0.028 },
  signal: { l: 0.47, c: 0.15 },
}

const nightRecipe: Recipe = {
  towards: 'white',
  surfaces: [0.178, 0.222, 0.27],
  line: 0.36,
  inks: [0.985, 0.9, 0.8, 0.7],
  tint: 0.022,
  soft: { l: 0.29, c: 0.05 },
  signal: { l: 0.8, c: 0.14 },
}

function buildGround(recipe: Recipe, { brand, accent, links }: Seeds): Ground {
  const { towards, tint } = recipe
  const [brandSeen, accentSeen] = [toOklch(brand), toOklch(accent)]
  const neutral = (l: number, share = 1): Oklch => ({
    l,
    c: Math.min(1, brandSeen.c / 0.1) * tint * share,
    h: brandSeen.h,
  })
  const soft = (of: Oklch) => fromOklch({ ...of, l: recipe.soft.l, c: Math.min(of.c, recipe.soft.c) })
  const surfaces = recipe.surfaces.map((l, step) => fromOklch(neutral(l, 0.5 + step / 4))) as [Rgb, Rgb, Rgb]
  const shade = (colour: Oklch, ratio: number, more: readonly Rgb[] = []) =>
    readableShade(colour, { on: [...surfaces, ...more], ratio, towards })
  const ink = (step: 0 | 1 | 2 | 3) => shade(neutral(recipe.inks[step]), READABLE)
  const signal = (name: keyof typeof HUES) => {
    const ground = soft({ ...recipe.signal, h: HUES[name] })
    return [shade({ ...recipe.signal, h: HUES[name] }, READABLE, [ground]), ground] as const
  }
  const [brandSoft, accentSoft] = [soft(brandSeen), soft(accentSeen)]
  const brandInk = shade(brandSeen, READABLE, [brandSoft])
  const [positive, positiveSoft] = signal('positive')
  const [caution, cautionSoft] = signal('caution')
  const [critical, criticalSoft] = signal('critical')
  return {
    ink1: ink(0),
    ink2: ink(1),
    ink3: ink(2),
    ink4: ink(3),
    surface1: surfaces[0],
    surface2: surfaces[1],
    surface3: surfaces[2],
    line: fromOklch(neutral(recipe.line)),
    outline: shade(neutral(0.62), PERCEPTIBLE),
    link: links === 'plain' ? ink(0) : brandInk,
    brandInk,
    brandSoft,
    accentInk: shade(accentSeen, READABLE, [accentSoft]),
    accentSoft,
    positive,
    positiveSoft,
    caution,
    cautionSoft,
    critical,
    criticalSoft,
  }
}

/** Dark text on white and near-white; the greys are tinted with the brand. */
export function buildPaper(seeds: Seeds): Ground {
  const paper = buildGround(paperRecipe, seeds)
  return seeds.links === 'exact' ? { ...paper, link: seeds.brand } : paper
}

/** Light text on near-black, tinted with the brand. Links are plain and underlined. */
export function buildNight(seeds: Seeds): Ground {
  return buildGround(nightRecipe, { ...seeds, links: 'plain' })
}

export function isPerceptible(colour: Rgb, { surface1, surface2 }: Ground): boolean {
  return [surface1, surface2].every((surface) => contrast(colour, surface) >= PERCEPTIBLE)
}
