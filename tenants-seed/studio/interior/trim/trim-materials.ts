import { DoubleSide, type Material, MeshPhysicalMaterial, MeshStandardMaterial, type Texture } from 'three'
import type { Trim } from '../interior-views'
import { clothWeave, leatherGrain, nap, plasticGrain, woodGrain } from './textures'

/** What an interior is made of. Builders use only these. */
export interface TrimMaterials {
  readonly seat: Material
  readonly insert: Material
  readonly thread: Material
  readonly pad: Material
  readonly fascia: Material
  readonly strip: Material
  readonly plastic: Material
  readonly gloss: Material
  readonly carpet: Material
  readonly lining: Material
  readonly chrome: Material
  readonly satin: Material
  readonly rubber: Material
  readonly belt: Material
  readonly glow: Material
  /** Leather of the steering wheel, dark in every trim. */
  readonly grip: Material
  /** Anodised fork tubes, warning keys; walls, doors, benchtops, floors and linen of living quarters. */
  readonly gold: Material
  readonly warning: Material
  readonly wall: Material
  readonly panel: Material
  readonly bench: Material
  readonly floor: Material
  readonly linen: Material
  readonly throw: Material
  readonly lamp: Material
  /** Painted metal around openings. */
  readonly body: Material
}

interface Palette {
  readonly seat: number
  readonly insert: number
  readonly thread: number
  readonly fascia: number
  readonly lining: number
  readonly leather: boolean
  readonly strip: 'satin' | 'wood' | 'gloss'
}

const palettes: Readonly<Record<Trim, Palette>> = {
  'black-cloth': {
    seat: 0x242527,
    insert: 0x2e2f32,
    thread: 0x6d7178,
    fascia: 0x2b2c2e,
    lining: 0xb9b7b2,
    leather: false,
    strip: 'satin',
  },
  'black-leather': {
    seat: 0x1d1e20,
    insert: 0x232427,
    thread: 0xb8b4ac,
    fascia: 0x1f2022,
    lining: 0x55565a,
    leather: true,
    strip: 'gloss',
  },
  'charcoal-cloth': {
    seat: 0x36373a,
    insert: 0x535457,
    thread: 0x8a9098,
    fascia: 0x2c2d2f,
    lining: 0xc4c3bf,
    leather: false,
    strip: 'satin',
  },
  'tan-leather': {
    seat: 0x5c3c28,
    insert: 0x65442f,
    thread: 0xc4a583,
    fascia: 0x513626,
    lining: 0x8f8c86,
    leather: true,
    strip: 'wood',
  },
  'stone-leather': {
    seat: 0x9b9287,
    insert: 0xa59c91,
    thread: 0x5f584e,
    fascia: 0x8f8577,
    lining: 0xcfccc5,
    leather: true,
    strip: 'wood',
  },
}

interface Finish {
  readonly roughness: number
  readonly grain?: Texture
  readonly depth?: number
  readonly metalness?: number
}

function finish(color: number, { roughness, grain, depth = 1, metalness = 0 }: Finish): MeshStandardMaterial {
  const bump = grain ? { bumpMap: grain, bumpScale: depth } : {}
  return new MeshStandardMaterial({ color, roughness, metalness, side: DoubleSide, ...bump })
}

/** Cloth is lighter at a glancing angle: its fibres catch the light. */
function cloth(color: number, grain: Texture): MeshPhysicalMaterial {
  const sheen = { sheen: 0.5, sheenRoughness: 0.6, sheenColor: color }
  return new MeshPhysicalMaterial({
    color,
    roughness: 0.95,
    bumpMap: grain,
    bumpScale: 0.5,
    side: DoubleSide,
    ...sheen,
  })
}

function wooden(dark: string, light: string, roughness: number): MeshStandardMaterial {
  const wood = finish(0xffffff, { roughness })
  wood.map = woodGrain(dark, light)
  return wood
}

function stripOf(kind: Palette['strip']): MeshStandardMaterial {
  if (kind === 'satin') return finish(0x9b9ea3, { roughness: 0.38, metalness: 0.9 })
  if (kind === 'gloss') return finish(0x0b0c0d, { roughness: 0.12 })
  return wooden('#5d4027', '#2c1c10', 0.5)
}

type Grains = Readonly<Record<'leather' | 'weave' | 'grain' | 'pile', Texture>>
let made: Grains | null = null

/** Reliefs that every trim shares: made once a page. */
function grains(): Grains {
  made ??= { leather: leatherGrain(), weave: clothWeave(), grain: plasticGrain(), pile: nap() }
  return made
}

/** Tells each material which part of a trim it is, so that another trim's can take its place. */
function named(materials: TrimMaterials): TrimMaterials {
  for (const [name, material] of Object.entries(materials)) material.name = name
  return materials
}

/** The materials of a trim. */
export function trimMaterials(trim: Trim): TrimMaterials {
  const colours = palettes[trim]
  const { leather, weave, grain, pile } = grains()
  const hide = (color: number) => finish(color, { roughness: 0.52, grain: leather, depth: 0.8 })
  const cover = colours.leather ? hide : (color: number) => cloth(color, weave)
  return named({
    seat: cover(colours.seat),
    insert: cover(colours.insert),
    thread: finish(colours.thread, { roughness: 0.8 }),
    pad: finish(0x1b1c1e, { roughness: 0.72, grain, depth: 0.7 }),
    fascia: colours.leather ? hide(colours.fascia) : finish(colours.fascia, { roughness: 0.75, grain }),
    strip: stripOf(colours.strip),
    plastic: finish(0x191a1c, { roughness: 0.6, grain, depth: 0.5 }),
    gloss: finish(0x08090a, { roughness: 0.09 }),
    carpet: finish(0x1e1f21, { roughness: 1, grain: pile, depth: 3 }),
    lining: finish(colours.lining, { roughness: 0.95, grain: pile, depth: 0.6 }),
    chrome: finish(0xd6d8da, { roughness: 0.16, metalness: 1 }),
    satin: finish(0xa6a9ad, { roughness: 0.36, metalness: 0.95 }),
    rubber: finish(0x111112, { roughness: 0.85 }),
    grip: finish(0x1b1b1d, { roughness: 0.5, grain: leather, depth: 0.5 }),
    gold: finish(0xa98642, { roughness: 0.28, metalness: 1 }),
    warning: finish(0xa3161b, { roughness: 0.45 }),
    wall: finish(0xe7e4dd, { roughness: 0.55 }),
    panel: finish(0xd8d2c6, { roughness: 0.42 }),
    bench: wooden('#8f7554', '#6b5238', 0.35),
    floor: wooden('#a08867', '#7d6547', 0.5),
    linen: finish(0xece8e0, { roughness: 0.95, grain: pile, depth: 0.4 }),
    throw: cloth(0x47606a, weave),
    lamp: new MeshStandardMaterial({ color: 0x000000, emissive: 0xffe2b8, emissiveIntensity: 1.6 }),
    body: new MeshPhysicalMaterial({ color: 0xc9ccce, roughness: 0.4, clearcoat: 1, side: DoubleSide }),
    belt: finish(0x18191b, { roughness: 0.7 }),
    glow: new MeshStandardMaterial({
      color: 0x000000,
      emissive: 0xdfe8f2,
      emissiveIntensity: 1.1,
      roughness: 0.4,
    }),
  })
}
