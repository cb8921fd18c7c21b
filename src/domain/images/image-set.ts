import { decodeSegment } from '@/domain/url/decode-segment'

export interface ImageSource {
  /** The address at the website's image loader, without a size: `/image/media/…` or `/image/stock/…`. */
  readonly loader: string
  /** An absolute URL or a path on the website. */
  readonly original: string
}

export interface ImageFit {
  /** Percent, 1 to 100. */
  readonly quality?: number
  /** The aspect ratio, cropped around the middle or `focus`. */
  readonly crop?: ImageCrop
  readonly focus?: ImageFocus
}

export interface ImageCdn {
  /**
   * Its URL, with the placeholders `{url}` (or `{path}`), `{width}`, `{quality}` and `{crop}`. A URL without
   * placeholders gets the parameters `url`, `w`, `q` and `crop`. `{focus}` is the side that stays visible, `center` by
   * default. Empty for no CDN.
   */
  readonly base: string
  /** Such as `https://www.example.com.au`; empty while the website has no public address. */
  readonly origin: string
}

/** Widths in pixels. The loader rejects all others, so that requests cannot fill its store. */
export const imageWidths = [64, 160, 320, 480, 640, 800, 960, 1000, 1280, 1600, 1920, 2400] as const
export type ImageWidth = (typeof imageWidths)[number]

export const imageCrops = ['3:2', '16:9', '4:3', '1:1', '21:9'] as const
export type ImageCrop = (typeof imageCrops)[number]

export const imageFocuses = ['left', 'right', 'top', 'bottom'] as const
export type ImageFocus = (typeof imageFocuses)[number]

export const DEFAULT_WIDTH: ImageWidth = 640
export const DEFAULT_QUALITY = 75
/** Percent. */
export const imageQualities = [40, 60, 75, 90] as const

interface Requested {
  readonly width: number
  readonly quality: number
  readonly crop: ImageCrop | undefined
  readonly focus: ImageFocus | undefined
}

export interface ImageSet {
  readonly src: string
  readonly srcSet: string
}

function templateOf(base: string, crop: ImageCrop | undefined): string {
  if (/\{(url|path)\}/.test(base)) return base
  return `${base}${base.includes('?') ? '&' : '?'}url={url}&w={width}&q={quality}${crop ? '&crop={crop}' : ''}`
}

/**
 * The original's address as a path, with its slashes but with all else escaped, so that no file name ends the path or
 * the `srcset` entry. A path of the website may be escaped already. A feed's URL is escaped as plain text, except for
 * `://`.
 */
function pathOf(original: string): string {
  if (original.startsWith('/')) {
    const escaped = (segment: string) => encodeURIComponent(decodeSegment(segment))
    return original.split('/').map(escaped).join('/')
  }
  return `/${original.split('/').map(encodeURIComponent).join('/')}`.replace('%3A//', '://')
}

/** Null for an upload of a website without a public address: the CDN could not fetch it. */
function atCdn({ original }: ImageSource, requested: Requested, cdn: ImageCdn): string | null {
  const template = templateOf(cdn.base, requested.crop)
  const isPath = original.startsWith('/')
  if (isPath && !cdn.origin && !template.includes('{path}')) return null
  const values: Readonly<Record<string, string>> = {
    '{url}': encodeURIComponent(isPath ? cdn.origin + original : original),
    '{path}': pathOf(original),
    '{width}': String(requested.width),
    '{quality}': String(requested.quality),
    '{crop}': requested.crop ?? '',
    '{focus}': requested.focus ?? 'center',
  }
  return template.replace(/\{(?:url|path|width|quality|crop|focus)\}/g, (slot) => values[slot] ?? slot)
}

function atLoader({ loader }: ImageSource, { width, quality, crop, focus }: Requested): string {
  const requested = [
    ...(width === DEFAULT_WIDTH ? [] : [['w', String(width)]]),
    ...(quality === DEFAULT_QUALITY ? [] : [['q', String(quality)]]),
    ...(crop ? [['crop', crop.replace(':', 'x')]] : []),
    ...(crop && focus ? [['at', focus]] : []),
  ]
  return requested.length > 0 ? `${loader}?${new URLSearchParams(requested)}` : loader
}

/** Pixels. By default 640 wide, quality 75 and not cropped (GAL-14). */
export function sizedImage(
  source: ImageSource,
  {
    width = DEFAULT_WIDTH,
    quality = DEFAULT_QUALITY,
    crop,
    focus,
  }: ImageFit & { readonly width?: ImageWidth } = {},
  cdn: ImageCdn | null = null,
): string {
  const requested = { width, quality, crop, focus }
  return (cdn?.base && atCdn(source, requested, cdn)) || atLoader(source, requested)
}

/** `src` is the width nearest to 640. */
export function imageSet(
  source: ImageSource,
  widths: readonly ImageWidth[],
  fit: ImageFit = {},
  cdn: ImageCdn | null = null,
): ImageSet {
  const usual = widths.find((width) => width >= DEFAULT_WIDTH) ?? widths.at(-1) ?? DEFAULT_WIDTH
  return {
    src: sizedImage(source, { ...fit, width: usual }, cdn),
    srcSet: widths.map((width) => `${sizedImage(source, { ...fit, width }, cdn)} ${width}w`).join(', '),
  }
}
