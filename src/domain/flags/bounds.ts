/** Bounds of a single value. Switches and columns of row lists share them. */

export interface NumberBounds {
  readonly type: 'number' | 'percent'
  readonly min: number
  readonly max: number
  /** Valid values are whole steps above `min`. If omitted, any number between the bounds is valid. */
  readonly step?: number
  readonly integer?: boolean
  /** Such as `years` or `km`. */
  readonly unit?: string
}

export interface Option<V extends string | number> {
  readonly value: V
  readonly label: string
}

export interface EnumBounds<V extends string | number = string | number> {
  readonly type: 'enum'
  readonly options: readonly Option<V>[]
}

export interface TextBounds {
  readonly type: 'text'
  readonly maxLength: number
  readonly mayBeEmpty: boolean
  readonly multiline?: boolean
  readonly format?: TextFormat
}

export interface TextFormat {
  readonly pattern: RegExp
  readonly expects: string
}

export interface UrlBounds {
  readonly type: 'url'
  /** `absolute` is an https URL; `path` is a path on the tenant's own site. */
  readonly accepts: 'absolute' | 'path' | 'either'
  readonly mayBeEmpty: boolean
}

export type ScalarBounds = NumberBounds | EnumBounds | TextBounds | UrlBounds

/** Why `value` is not allowed, as a sentence for editors; `undefined` if it is allowed. */
export function scalarProblem(bounds: ScalarBounds, value: unknown): string | undefined {
  switch (bounds.type) {
    case 'number':
    case 'percent':
      return numberProblem(bounds, value)
    case 'enum':
      return enumProblem(bounds, value)
    case 'text':
      return textProblem(bounds, value)
    case 'url':
      return urlProblem(bounds, value)
  }
}

function numberProblem(bounds: NumberBounds, value: unknown): string | undefined {
  if (typeof value !== 'number' || !Number.isFinite(value)) return 'Must be a number.'
  const unit = bounds.type === 'percent' ? ' %' : bounds.unit ? ` ${bounds.unit}` : ''
  if (value < bounds.min || value > bounds.max) {
    return `Must be between ${bounds.min} and ${bounds.max}${unit}; it is ${value}.`
  }
  if (bounds.integer && !Number.isInteger(value)) return `Must be a whole number; it is ${value}.`
  if (bounds.step && !isWholeSteps((value - bounds.min) / bounds.step)) {
    return `Must be in steps of ${bounds.step} from ${bounds.min}; it is ${value}.`
  }
  return undefined
}

/** 0.3 / 0.1 is slightly below 3 in floating point, so a nearly whole number counts as whole. */
function isWholeSteps(steps: number): boolean {
  return Math.abs(steps - Math.round(steps)) < 1e-6
}

function enumProblem(bounds: EnumBounds, value: unknown): string | undefined {
  if (bounds.options.some((option) => option.value === value)) return undefined
  return `Must be one of: ${bounds.options.map((option) => option.label).join(', ')}.`
}

function textProblem(bounds: TextBounds, value: unknown): string | undefined {
  if (typeof value !== 'string') return 'Must be text.'
  if (value.trim() === '') return bounds.mayBeEmpty ? undefined : 'Must not be empty.'
  if (value.length > bounds.maxLength) {
    return `Must be at most ${bounds.maxLength} characters; it has ${value.length}.`
  }
  if (!bounds.multiline && /[\r\n]/.test(value)) return 'Must be one line.'
  if (bounds.format && !bounds.format.pattern.test(value)) return `Must be ${bounds.format.expects}.`
  return undefined
}

const MAX_URL_LENGTH = 2000

function urlProblem(bounds: UrlBounds, value: unknown): string | undefined {
  if (typeof value !== 'string') return 'Must be text.'
  if (value === '') return bounds.mayBeEmpty ? undefined : 'Must not be empty.'
  if (value.length > MAX_URL_LENGTH) return `Must be at most ${MAX_URL_LENGTH} characters.`
  const fits =
    (bounds.accepts !== 'absolute' && isSitePath(value)) || (bounds.accepts !== 'path' && isHttps(value))
  return fits ? undefined : `Must be ${URL_WORDS[bounds.accepts]}.`
}

const URL_WORDS = {
  absolute: 'an address that starts with https://',
  path: 'a path on this site that starts with one /',
  either: 'a path that starts with one /, or an address that starts with https://',
} as const

/** Browsers read `//host` and `/\host` as another site, so a path has a single leading slash. */
function isSitePath(value: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(value)
}

function isHttps(value: string): boolean {
  return /^https:\/\/\S+$/i.test(value) && URL.canParse(value)
}
