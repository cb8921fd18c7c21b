import { decodeSegment } from '@/domain/url/decode-segment'

/** Where a picture comes from. */
export interface ImageSource {
  /** Address at the website's own image loader, without a size: `/image/media/…` or `/image/stock/…`. */
  readonly loader: string
  /** Address of the original: a full one, or a path of the website. */
  readonly original: string
}

/** How a picture is cut and packed. */
export interface ImageFit {
  /** Percent, 1 to 100. */
  readonly quality?: number
  /** Shape it is cut to, around its middle unless `focus` says otherwise; without one it keeps its own. */
  readonly crop?: ImageCrop
  /** The side that must stay in sight when it is cut. */
  readonly focus?: ImageFocus
}

/** An external image CDN, and the website it fetches from. */
export interface ImageCdn {
  /**
   * Its address, with `{url}` (or `{path}`), `{width}`, `{quality}` and `{crop}` where they belong; a plain base gets them
   * as `url`, `w`, `q` and `crop`. `{focus}` is the side to keep in sight, `center` for none. Empty for none.
   */
  readonly base: string
  /** Such as `https://www.example.com.au`; empty when the website has no address of its own yet. */
  readonly origin: string
}

/** Widths pictures are made in, in pixels. The loader refuses others, so that nobody can fill its store. */
export const imageWidths = [64, 160, 320, 480, 640, 800, 960, 1000, 1280, 1600, 1920, 2400] as const
export type ImageWidth = (typeof imageWidths)[number]

export const imageCrops = ['3:2', '16:9', '4:3', '1:1', '21:9'] as const
export type ImageCrop = (typeof imageCrops)[number]

export const imageFocuses = ['left', 'right', 'top', 'bottom'] as const
export type ImageFocus = (typeof imageFocuses)[number]

export const DEFAULT_WIDTH: ImageWidth = 640
export const DEFAULT_QUALITY = 75
/** Qualities that may be asked for, in percent. */
export const imageQualities = [40, 60, 75, 90] as const

interface Asked {
  readonly width: number
  readonly quality: number
  readonly crop: ImageCrop | undefined
  readonly focus: ImageFocus | undefined
}

/** What a browser chooses from: the values of `src` and `srcset`. */
export interface ImageSet {
  readonly src: string
  readonly srcSet: string
}

function templateOf(base: string, crop: ImageCrop | undefined): string {
  if (/\{(url|path)\}/.test(base)) return base
  return `${base}${base.includes('?') ? '&' : '?'}url={url}&w={width}&q={quality}${crop ? '&crop={crop}' : ''}`
}

/**
 * An original's address as the path of another one, its slashes kept, so that nothing in a file's name ends the path or the
 * entry of a `srcset`. A path of the website is escaped already, as far as whoever named it did; a feed's address is a text
 * like any other, its colon aside.
 */
function pathOf(original: string): string {
  if (original.startsWith('/')) {
    const escaped = (segment: string) => encodeURIComponent(decodeSegment(segment))
    return original.split('/').map(escaped).join('/')
  }
  return `/${original.split('/').map(encodeURIComponent).join('/')}`.replace('%3A//', '://')
}

/** Null when the CDN could not find the picture: it is the website's own, and the website has no address yet. */
function atCdn({ original }: ImageSource, asked: Asked, cdn: ImageCdn): string | null {
  const template = templateOf(cdn.base, asked.crop)
  const isPath = original.startsWith('/')
  if (isPath && !cdn.origin && !template.includes('{path}')) return null
  const values: Readonly<Record<string, string>> = {
    '{url}': encodeURIComponent(isPath ? cdn.origin + original : original),
    '{path}': pathOf(original),
    '{width}': String(asked.width),
    '{quality}': String(asked.quality),
    '{crop}': asked.crop ?? '',
    '{focus}': asked.focus ?? 'center',
  }
  return template.replace(/\{(?:url|path|width|quality|crop|focus)\}/g, (slot) => values[slot] ?? slot)
}

function atLoader({ loader }: ImageSource, { width, quality, crop, focus }: Asked): string {
  const asked = [
    ...(width === DEFAULT_WIDTH ? [] : [['w', String(width)]]),
    ...(quality === DEFAULT_QUALITY ? [] : [['q', String(quality)]]),
    ...(crop ? [['crop', crop.replace(':', 'x')]] : []),
    ...(crop && focus ? [['at', focus]] : []),
  ]
  return asked.length > 0 ? `${loader}?${new URLSearchParams(asked)}` : loader
}

/**
 * The address of a picture at one width (pixels): 640 wide and of quality 75 unless told otherwise, whole unless cut (GAL-14).
 */
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
  const asked = { width, quality, crop, focus }
  return (cdn?.base && atCdn(source, asked, cdn)) || atLoader(source, asked)
}

/** Addresses of a picture at several widths, for a browser to choose from; `src` is the one nearest to 640. */
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
