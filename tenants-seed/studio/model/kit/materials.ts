import { Color, DoubleSide, MeshPhysicalMaterial, type MeshPhysicalMaterialParameters } from 'three'

/**
 * The one set of materials every builder uses. They are plain three.js materials: the studio's own shader reads colour,
 * roughness, metalness, clearcoat, emissive, opacity and map from them (`page/surface-material.ts`), and any other
 * three.js renderer can use them as they are.
 */

interface Look extends Omit<MeshPhysicalMaterialParameters, 'color' | 'emissive'> {
  /** sRGB, as 0xrrggbb. */
  color: number
  glow?: number
}

function material(name: string, { color, glow, ...look }: Look): MeshPhysicalMaterial {
  const made = new MeshPhysicalMaterial({ side: DoubleSide, ...look, color: new Color(color) })
  made.name = name
  if (glow) {
    made.emissive = new Color(color)
    made.emissiveIntensity = glow
  }
  return made
}

/** The part of the vehicle that takes the listing's colour. */
function paintMaterial(name: string): MeshPhysicalMaterial {
  const paint = material(name, { color: 0xb8bcc0, roughness: 0.42, clearcoat: 1 })
  paint.userData.paint = true
  return paint
}

const looks = {
  glass: { color: 0x1c2422, roughness: 0.02, clearcoat: 1, transparent: true, opacity: 0.56 },
  privacyGlass: { color: 0x0b0d0e, roughness: 0.02, clearcoat: 1, transparent: true, opacity: 0.86 },
  lens: { color: 0xdfe6ea, roughness: 0.02, clearcoat: 1, transparent: true, opacity: 0.1 },
  redLens: { color: 0x4a0306, roughness: 0.04, clearcoat: 1, transparent: true, opacity: 0.66 },
  mirror: { color: 0xd5dadd, roughness: 0.03, metalness: 1 },
  chrome: { color: 0xe2e5e8, roughness: 0.07, metalness: 1 },
  aluminium: { color: 0xb9bdc1, roughness: 0.36, metalness: 1 },
  steel: { color: 0x8b8f93, roughness: 0.42, metalness: 1 },
  darkMetal: { color: 0x36393d, roughness: 0.38, metalness: 0.9 },
  gold: { color: 0xb08a4a, roughness: 0.3, metalness: 1 },
  rim: { color: 0xd4d7da, roughness: 0.28, metalness: 0.45, clearcoat: 0.8 },
  darkRim: { color: 0x2c2e31, roughness: 0.3, metalness: 0.3, clearcoat: 0.9 },
  disc: { color: 0x9a9ea2, roughness: 0.35, metalness: 0.6 },
  caliper: { color: 0x54585c, roughness: 0.4, metalness: 0.6 },
  tyre: { color: 0x2a2b2d, roughness: 0.75 },
  plastic: { color: 0x1b1c1e, roughness: 0.62 },
  gloss: { color: 0x08090a, roughness: 0.2, clearcoat: 1 },
  liner: { color: 0x08080a, roughness: 0.95 },
  grey: { color: 0x6a6d70, roughness: 0.55 },
  white: { color: 0xe9eaea, roughness: 0.35, clearcoat: 0.5 },
  plate: { color: 0xf1f1ee, roughness: 0.5 },
  trim: { color: 0x131416, roughness: 0.7 },
  fabric: { color: 0x24262a, roughness: 0.9 },
  leather: { color: 0x2a2725, roughness: 0.5 },
  headlining: { color: 0x8d8a84, roughness: 0.95 },
  canvas: { color: 0x77736a, roughness: 0.95 },
  wood: { color: 0x8a6a48, roughness: 0.5 },
  led: { color: 0xf4f9ff, roughness: 0.2, glow: 1.5 },
  dimLed: { color: 0xcfd8e0, roughness: 0.2, clearcoat: 1, glow: 0.25 },
  amber: { color: 0xd9780f, roughness: 0.2, clearcoat: 1, glow: 0.2 },
  red: { color: 0x8a0a0e, roughness: 0.15, clearcoat: 1, glow: 0.12 },
  redLed: { color: 0xff1b1e, roughness: 0.2, glow: 1.1 },
} satisfies Record<string, Look>

/** Names a builder may ask for. */
export type MaterialName = keyof typeof looks

/** What a vehicle is made of. `paint` takes the listing's colour. */
export type StudioMaterials = Readonly<Record<MaterialName | 'paint', MeshPhysicalMaterial>>

/** A fresh set: builders may not change them. */
export function createMaterials(): StudioMaterials {
  const named = Object.entries(looks).map(([name, look]) => [name, material(name, look)])
  return { ...Object.fromEntries(named), paint: paintMaterial('paint') } as StudioMaterials
}
