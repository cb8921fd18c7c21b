import { Color } from 'three'
import type { ColourFamily } from '../../catalogue/colours'
import type { Paint } from './develop'

const paint = (colour: number, flake: number, flakeColour = colour): Paint => ({
  colour: new Color(colour),
  flake,
  flakeColour: new Color(flakeColour),
})

/** What the nine families look like under the studio's light. */
export const paints: Readonly<Record<ColourFamily, Paint>> = {
  white: paint(0xe9eaea, 0.04, 0xf4f5f6),
  silver: paint(0xa9adb0, 0.55, 0xb4b8bc),
  grey: paint(0x4b5056, 0.5, 0x62676d),
  black: paint(0x060708, 0.1, 0x24272b),
  blue: paint(0x123a6e, 0.5, 0x1c5596),
  red: paint(0x94101a, 0.42, 0xb2141f),
  green: paint(0x2d4a3a, 0.45, 0x3f6450),
  orange: paint(0xb9561a, 0.45, 0xd0661c),
  sand: paint(0x9c8768, 0.45, 0xb09a78),
}
