import { fromLinear, type Rgb, toLinear } from './srgb'

/**
 * A perceptual colour (Ottosson's OKLCH): lightness 0 (black) to 1 (white), chroma from 0 (grey) to about 0.32 (the
 * sRGB maximum), hue in degrees. Unlike in HSL, equal steps of lightness look equal in every hue.
 */
export interface Oklch {
  l: number
  c: number
  h: number
}

/** Greys have chroma 0 and hue 0. */
export function toOklch(colour: Rgb): Oklch {
  const [red, green, blue] = colour.map(toLinear) as [number, number, number]
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  const chroma = Math.hypot(a, b)
  if (chroma < 1e-4) return { l: lightness, c: 0, h: 0 }
  return { l: lightness, c: chroma, h: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 }
}

/** Channels that are not rounded, outside 0 to 255 if sRGB cannot show the colour. */
function toChannels({ l: lightness, c, h }: Oklch): Rgb {
  const a = c * Math.cos((h * Math.PI) / 180)
  const b = c * Math.sin((h * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    fromLinear(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    fromLinear(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    fromLinear(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]
}

/** Half a step of a channel is within rounding. */
const canBeShown = (channels: Rgb) => channels.every((channel) => channel > -0.5 && channel < 255.5)

const rounded = (channels: Rgb): Rgb => {
  const [red, green, blue] = channels.map((channel) => Math.round(Math.min(255, Math.max(0, channel))))
  return [red ?? 0, green ?? 0, blue ?? 0]
}

/**
 * The nearest sRGB colour in whole channels: lightness and hue stay, chroma is reduced until it fits. Lightness below 0
 * is black, above 1 white.
 */
export function fromOklch({ l, c, h }: Oklch): Rgb {
  if (l <= 0) return [0, 0, 0]
  if (l >= 1) return [255, 255, 255]
  const wanted = toChannels({ l, c, h })
  if (canBeShown(wanted)) return rounded(wanted)
  let fits = 0
  let tooStrong = c
  while (tooStrong - fits > 0.0005) {
    const middle = (fits + tooStrong) / 2
    if (canBeShown(toChannels({ l, c: middle, h }))) fits = middle
    else tooStrong = middle
  }
  return rounded(toChannels({ l, c: fits, h }))
}
