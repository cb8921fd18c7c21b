import type { VehicleDesign } from '../../design'

/** Shapes a maker's cars share: lamps, grille, intakes. */
export interface Face {
  lamp: 'slim' | 'wedge' | 'round' | 'split' | 'tall' | 'square'
  grille: 'shield' | 'wide' | 'hexagon' | 'twin' | 'slots' | 'closed' | 'letterbox'
  texture: 'mesh' | 'bars' | 'uprights' | 'fine'
  tail: 'slim' | 'upright' | 'wedge' | 'bar' | 'square' | 'round'
  chrome: boolean
  /** A strip of light across the nose. */
  lightBar: boolean
}

const face = (
  lamp: Face['lamp'],
  grille: Face['grille'],
  texture: Face['texture'],
  tail: Face['tail'],
  chrome = false,
  lightBar = false,
): Face => ({ lamp, grille, texture, tail, chrome, lightBar })

/** Nobody's likeness: a plausible face for each, so that one maker's cars look related and two makers' do not. */
const faces: Readonly<Record<string, Face>> = {
  Toyota: face('slim', 'wide', 'fine', 'wedge'),
  Ford: face('wedge', 'hexagon', 'bars', 'wedge', true),
  Mazda: face('slim', 'shield', 'mesh', 'slim', true),
  Kia: face('slim', 'letterbox', 'uprights', 'upright', true),
  Hyundai: face('split', 'hexagon', 'mesh', 'wedge', false, true),
  Mitsubishi: face('split', 'shield', 'bars', 'wedge', true),
  Nissan: face('split', 'wide', 'fine', 'wedge', true),
  Subaru: face('wedge', 'hexagon', 'bars', 'wedge'),
  Isuzu: face('wedge', 'wide', 'bars', 'upright', true),
  Honda: face('slim', 'wide', 'mesh', 'upright'),
  Suzuki: face('tall', 'hexagon', 'mesh', 'square'),
  Volkswagen: face('slim', 'letterbox', 'bars', 'bar', false, true),
  BMW: face('slim', 'twin', 'uprights', 'slim', true),
  'Mercedes-Benz': face('wedge', 'shield', 'fine', 'slim', true),
  Audi: face('slim', 'hexagon', 'mesh', 'slim'),
  Skoda: face('slim', 'shield', 'uprights', 'wedge', true),
  'Land Rover': face('square', 'letterbox', 'mesh', 'square'),
  MG: face('wedge', 'wide', 'mesh', 'wedge'),
  GWM: face('slim', 'shield', 'mesh', 'bar', true),
  Jeep: face('round', 'slots', 'uprights', 'square'),
  Holden: face('wedge', 'wide', 'mesh', 'wedge', true),
  Chery: face('split', 'shield', 'mesh', 'bar', true),
  Tesla: face('slim', 'closed', 'fine', 'wedge'),
  BYD: face('slim', 'closed', 'fine', 'bar', false, true),
  Polestar: face('slim', 'closed', 'fine', 'bar'),
  Volvo: face('square', 'closed', 'fine', 'upright'),
  Cupra: face('wedge', 'closed', 'mesh', 'bar'),
  Lexus: face('slim', 'shield', 'mesh', 'bar'),
  LDV: face('slim', 'wide', 'bars', 'upright', true),
  Renault: face('wedge', 'letterbox', 'bars', 'upright', true),
}

const electricTails: readonly Face['tail'][] = ['bar', 'slim', 'wedge']

/** The face of a design: the maker's, with a closed nose on an electric car and round lamps on what is boxy. */
export function faceOf({ make, model, electric, own, modernity }: VehicleDesign): Face {
  const known = faces[make] ?? face('wedge', 'wide', 'mesh', 'wedge')
  if (/jimny|wrangler/i.test(model))
    return { ...known, lamp: 'round', grille: 'slots', texture: 'uprights', tail: 'square' }
  if (/mx-5|ora|born/i.test(model) && known.grille === 'shield') return { ...known, grille: 'wide' }
  if (!electric) return known
  const tail = electricTails[Math.floor(own('tail') * 3)] ?? 'bar'
  return {
    ...known,
    grille: 'closed',
    chrome: false,
    tail,
    lightBar: known.lightBar || (modernity > 0.8 && own('light bar') > 0.5),
  }
}
