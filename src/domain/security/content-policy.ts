import type { Settings } from '../flags/catalogue'
import { trackingSink } from '../tracking/sink'
import { EMBED_PREFIXES } from '../vehicle/photos/video'

/** Passes the nonce of a page that is rendered per request from the proxy to the page. */
export const NONCE_HEADER = 'x-nonce'

export type PolicySettings = Pick<
  Settings,
  'integrations.trackingSink' | 'integrations.imageCdnBase' | 'integrations.mapsKey' | 'leads.turnstileKey'
>

const MAPS = 'https://www.google.com'
const TURNSTILE = 'https://challenges.cloudflare.com'

interface Scripts {
  readonly nonce: string | null
  /** Whether cached pages contain Next's inline scripts. True only if lean pages are turned off. */
  readonly inline: boolean
}

/** Sent as a header, because `frame-ancestors` has no effect in a `meta` element. */
export function contentPolicy(settings: PolicySettings, { nonce, inline }: Scripts): string {
  const self = "'self'"
  const turnstile = settings['leads.turnstileKey'] ? [TURNSTILE] : []
  const directives = {
    'default-src': [self],
    'script-src': [
      self,
      ...(nonce ? [`'nonce-${nonce}'`] : []),
      ...(inline ? ["'unsafe-inline'"] : []),
      ...turnstile,
    ],
    'style-src': [self, "'unsafe-inline'"],
    'img-src': [self, 'data:', ...originOf(settings['integrations.imageCdnBase'])],
    'font-src': [self],
    'connect-src': [self, ...sinkHosts(settings)],
    'media-src': [self, 'https:'],
    'frame-src': [
      self,
      ...EMBED_PREFIXES.flatMap(originOf),
      ...(settings['integrations.mapsKey'] ? [MAPS] : []),
      ...turnstile,
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
