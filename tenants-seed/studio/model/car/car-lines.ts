import { type Curve, curve, mix } from '../kit/curve'
import type { Base } from './car-base'

/** Bonnet edge, belt line and tail. */
export function shoulderOf({ design, kind, front, rear, belt, screenBase }: Base): Curve {
  const { body, size, own } = design
  const nose = size.height * kind.nose
  const rise = 0.012 + own('belt rise') * 0.03
  const deck = body === 'Sedan' || body === 'Coupe' || body === 'Convertible'
  const tail = deck ? belt + rise + 0.015 : belt + rise + 0.01
  return curve(
    [front - 0.06, nose],
    [front - 0.3, mix(nose, belt, 0.36)],
    [screenBase, belt - 0.03],
    [screenBase - 0.6, belt - 0.008],
    [0, belt],
    [-design.wheelbase / 2, belt + rise],
    [rear + 0.25, tail],
    [rear + 0.05, tail - (deck ? 0.005 : 0.02)],
  )
}

/** Insets of nose, sides and tail against the widest outline, by share of the wall's height. */
export interface Insets {
  noseInset: Curve
  sideInset: Curve
  tailInset: Curve
}

/** How nose, sides and tail curve in. */
export function insets({ kind, design }: Base): Insets {
  const { own, family, body } = design
  const { upright } = kind
  const rake = mix(0.12, 0.035, upright)
  const hollow = 0.018 + family('hollow') * 0.016
  const lean = body === 'Hatch' ? 0.085 : body === 'SUV' ? 0.04 : 0
  const crease = 0.78 + own('crease') * 0.08
  const deck = body === 'Sedan' || body === 'Coupe' || body === 'Convertible'
  return {
    noseInset: curve(
      [0, 0.13],
      [0.1, 0.06],
      [0.22, 0.012],
      [0.36, 0],
      [0.5, 0.012],
      [0.62, 0.02],
      [0.86, rake * 0.6],
      [1, rake],
    ),
    sideInset: curve(
      [0, 0.085],
      [0.06, 0.06],
      [0.16, 0.036],
      [0.22, hollow + 0.012],
      [0.34, hollow + 0.006],
      [0.5, 0.012],
      [0.64, 0.001],
      [crease - 0.02, 0],
      [crease + 0.035, 0.016],
      [0.94, 0.03],
      [1, 0.045],
    ),
    // The tailgate of a hatch leans into its window; that of a wagon or a four-wheel drive stands.
    tailInset: curve(
      [0, 0.13],
      [0.1, 0.05],
      [0.26, 0],
      [0.4, 0.004],
      [0.47, 0.03],
      [0.56, 0.05],
      [0.8, 0.05 + lean * 0.25],
      [0.93, deck ? 0.02 : 0.055 + lean * 0.7],
      [1, deck ? 0.03 : 0.08 + lean],
    ),
  }
}
