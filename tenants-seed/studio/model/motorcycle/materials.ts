import { Color, DoubleSide, MeshPhysicalMaterial, type MeshPhysicalMaterialParameters } from 'three'
import type { StudioMaterials } from '../kit/materials'

const finish = (name: string, look: MeshPhysicalMaterialParameters) =>
  Object.assign(new MeshPhysicalMaterial({ side: DoubleSide, ...look }), { name: `motorcycle ${name}` })

const metal = (name: string, colour: number, roughness: number) =>
  finish(name, { color: colour, roughness, metalness: 1 })
const coated = (name: string, colour: number, roughness: number, clearcoat = 0) =>
  finish(name, { color: colour, roughness, metalness: 0, clearcoat, clearcoatRoughness: 0.12 })

/** What a motorcycle is made of besides the studio's paint: bare castings and coatings that cars hide. */
export function motorcycleMaterials({ paint }: StudioMaterials) {
  return {
    paint,
    chrome: metal('chrome', 0xc6c9cd, 0.07),
    steel: metal('brushed steel', 0xb9bbbd, 0.28),
    disc: metal('brake disc', 0x8f9294, 0.32),
    cast: metal('cast alloy', 0x9a9c9e, 0.46),
    dark: metal('dark casting', 0x5c5f63, 0.48),
    black: coated('satin black', 0x141517, 0.42, 0.25),
    gloss: coated('gloss black', 0x08090a, 0.2, 1),
    plastic: coated('textured plastic', 0x1a1b1d, 0.72),
    rubber: coated('rubber', 0x151516, 0.86),
    seat: coated('seat vinyl', 0x17171a, 0.62),
    tan: coated('tan leather', 0x5a3216, 0.6, 0.1),
    gold: metal('gold anodised', 0xb07a25, 0.3),
    bronze: metal('bronze engine', 0x6e5a41, 0.45),
    copper: metal('heated header', 0xa88d72, 0.3),
    accent: finish('painted accent', {
      color: new Color(0xb3121b),
      roughness: 0.35,
      clearcoat: 1,
      clearcoatRoughness: 0.08,
    }),
    orange: finish('orange coat', { color: new Color(0xe0560a), roughness: 0.4, clearcoat: 0.6 }),
    glass: finish('lamp glass', {
      color: 0xdfe4e8,
      roughness: 0.04,
      metalness: 0.1,
      transparent: true,
      opacity: 0.34,
      clearcoat: 1,
    }),
    screen: finish('screen', {
      color: 0x9aa4ab,
      roughness: 0.04,
      transparent: true,
      opacity: 0.3,
      clearcoat: 1,
    }),
    smoke: finish('smoked screen', {
      color: 0x16181a,
      roughness: 0.05,
      transparent: true,
      opacity: 0.72,
      clearcoat: 1,
    }),
    light: finish('lit lamp', {
      color: 0xffffff,
      roughness: 0.3,
      emissive: new Color(0xfdfcf6),
      emissiveIntensity: 0.9,
    }),
    reflector: metal('reflector', 0xd4d7da, 0.14),
    tail: finish('tail lamp', {
      color: 0xb00710,
      roughness: 0.14,
      clearcoat: 1,
      emissive: new Color(0x8c0208),
      emissiveIntensity: 0.55,
    }),
    amber: finish('indicator', {
      color: 0xd97708,
      roughness: 0.16,
      clearcoat: 1,
      emissive: new Color(0x6a3200),
      emissiveIntensity: 0.35,
    }),
    mirror: metal('mirror glass', 0xdfe3e6, 0.03),
    plate: coated('blank plate', 0xf1f1ee, 0.5),
    display: finish('display', { color: 0x0a0e13, roughness: 0.08, clearcoat: 1 }),
  }
}

export type MotorcycleMaterials = ReturnType<typeof motorcycleMaterials>
export type Finish = keyof MotorcycleMaterials
