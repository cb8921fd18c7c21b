import type { Settings } from '../flags/catalogue'
import { trackingSink } from '../tracking/sink'
import { EMBED_PREFIXES } from '../vehicle/photos/video'

/** Passes the nonce of a page that is rendered per request from the proxy to the page. */
export const NONCE_HEADER = 'x-nonce'

/** Tells the page that it takes payments, from the proxy. */
export const PAYMENT_PAGE_HEADER = 'x-payment-page'

export type PolicySettings = Pick<
  Settings,
  'integrations.trackingSink' | 'integrations.imageCdnBase' | 'integrations.mapsKey' | 'leads.turnstileKey'
>

const MAPS = 'https://www.google.com'
const MAP_PICTURES = 'https://maps.googleapis.com'
const TURNSTILE = 'https://challenges.cloudflare.com'

const STRIPE = ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com']
const STRIPE_API = 'https://api.stripe.com'

interface Scripts {
  readonly nonce: string | null
  /** Whether cached pages contain Next's inline scripts. True only if lean pages are turned off. */
  readonly inline: boolean
  /** On the payment pages of websites that use Stripe. */
  readonly stripe?: boolean
  /** Origins of the scripts of other companies that the page may run. */
  readonly origins?: readonly string[]
}

/** Sent as a header, because `frame-ancestors` has no effect in a `meta` element. */
export function contentPolicy(
  settings: PolicySettings,
  { nonce, inline, stripe = false, origins = [] }: Scripts,
): string {
  const self = "'self'"
  const turnstile = settings['leads.turnstileKey'] ? [TURNSTILE] : []
  const directives = {
    'default-src': [self],
    'script-src': [
      self,
      ...(nonce ? [`'nonce-${nonce}'`] : []),
      ...(inline ? ["'unsafe-inline'"] : []),
      ...turnstile,
      ...(stripe ? STRIPE.slice(0, 2) : []),
      ...origins,
    ],
    'style-src': [self, "'unsafe-inline'", ...origins],
    'img-src': [
      self,
      'data:',
      ...originOf(settings['integrations.imageCdnBase']),
      ...(settings['integrations.mapsKey'] ? [MAP_PICTURES] : []),
      ...origins,
    ],
    'font-src': [self, ...origins],
    'connect-src': [self, ...sinkHosts(settings), ...(stripe ? [STRIPE_API] : []), ...origins],
    'media-src': [self, 'https:'],
    'frame-src': [
      self,
      ...EMBED_PREFIXES.flatMap(originOf),
      ...(settings['integrations.mapsKey'] ? [MAPS] : []),
      ...turnstile,
      ...(stripe ? STRIPE : []),
      ...origins,
    ],
    'form-action': [self],
    'base-uri': [self],
    'object-src': ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}

function sinkHosts(settings: PolicySettings): string[] {
  const sink = trackingSink(settings['integrations.trackingSink'])
  return sink.kind === 'address' ? originOf(sink.address) : []
}

/** Empty for a path. */
function originOf(address: string): string[] {
  return URL.canParse(address) ? [new URL(address).origin] : []
}
