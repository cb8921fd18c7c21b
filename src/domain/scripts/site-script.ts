import { matchesPath } from '../url/path-pattern'
import { isTransactionPath } from '../url/transaction-path'

/** What a script is for. Shoppers allow all but the necessary ones. */
export const scriptPurposes = [
  { value: 'necessary', label: 'Necessary', help: 'The website does not work without it.' },
  { value: 'analytics', label: 'Statistics', help: 'Counts visits and what they look at.' },
  { value: 'support', label: 'Chat and help', help: 'Talks with shoppers, or shows reviews.' },
  { value: 'marketing', label: 'Advertising', help: 'Recognises shoppers in advertising.' },
] as const

export type ScriptPurpose = (typeof scriptPurposes)[number]['value']

/** Purposes that a shopper allows or refuses. */
export type ChosenPurpose = Exclude<ScriptPurpose, 'necessary'>

export const isChosenPurpose = (value: unknown): value is ChosenPurpose =>
  value !== 'necessary' && scriptPurposes.some((purpose) => purpose.value === value)

/** A script of another company that a website loads. */
export interface SiteScript {
  readonly id: number
  readonly src: string
  readonly purpose: ScriptPurpose
  /** Such as `data-website-id`. */
  readonly attributes: Readonly<Record<string, string>>
  /** Other origins that the script calls, such as `https://*.example.com`. */
  readonly origins: readonly string[]
  /** Paths and patterns of pages; empty for every page. */
  readonly paths: readonly string[]
}

const PERSONAL = ['/my-garage/*', '/forms/*', '/save-search', '/pages/unsubscribe', '/preview/*']

/** Pages with payments, passwords, personal data or a secret in their address run no script of another company. */
const isPrivate = (path: string) =>
  isTransactionPath(path) || PERSONAL.some((pattern) => matchesPath(pattern, path))

/** The scripts that a page runs, once the shopper allowed these purposes. */
export function runningScripts(
  scripts: readonly SiteScript[],
  { path, allowed }: { readonly path: string; readonly allowed: readonly ChosenPurpose[] },
): SiteScript[] {
  if (isPrivate(path)) return []
  return scripts.filter(
    ({ purpose, paths }) =>
      (purpose === 'necessary' || allowed.includes(purpose)) &&
      (paths.length === 0 || paths.some((pattern) => matchesPath(pattern, path))),
  )
}

/** The purposes that the website's shoppers choose, in the order of the list. */
export const askedPurposes = (scripts: readonly SiteScript[]) =>
  scriptPurposes.filter(
    ({ value }) => value !== 'necessary' && scripts.some(({ purpose }) => purpose === value),
  )

/** Every origin that the page's policy must allow. */
export const scriptOrigins = (scripts: readonly SiteScript[]): string[] => [
  ...new Set(scripts.flatMap(({ src, origins }) => [new URL(src).origin, ...origins])),
]

/** Null for an address that a page can load a script from. */
export function srcProblem(src: string): string | null {
  const url = URL.canParse(src) ? new URL(src) : null
  const isPlain = url?.protocol === 'https:' && !url.username && !url.password && url.hostname.includes('.')
  return isPlain && !/[\s;,'"]/.test(src)
    ? null
    : 'Enter the script’s address, such as https://www.example.com/widget.js.'
}

const ORIGIN = /^(https|wss):\/\/(\*\.)?([a-z0-9-]+\.)+[a-z]{2,}(:\d{1,5})?$/

/** Null for an origin of a Content-Security-Policy. */
export const originProblem = (origin: string): string | null =>
  ORIGIN.test(origin)
    ? null
    : `“${origin}” is not an address such as https://cdn.example.com or https://*.example.com.`

const ATTRIBUTE = /^(data-[a-z0-9-]+|id)$/

/** Null for an attribute that a script may read. No other could run code, or change how the script loads. */
export const attributeProblem = (name: string): string | null =>
  ATTRIBUTE.test(name) ? null : 'Enter a name that starts with data-, such as data-website-id.'
