import type { TenantContext } from '@/domain/tenants/tenant-context'

export interface HeaderSite extends Pick<TenantContext, 'name' | 'template' | 'theme' | 'logos'> {
  /** Null where favourites are off. */
  readonly watchlistPath: string | null
  /** Empty for none. */
  readonly imageCdn: string
}

type Site = Pick<TenantContext, 'name' | 'template' | 'theme' | 'logos'> & {
  readonly settings: Pick<
    TenantContext['settings'],
    'garage.enabled' | 'garage.watchlistPath' | 'integrations.imageCdnBase'
  >
}

export function headerSite({ name, template, theme, logos, settings }: Site): HeaderSite {
  return {
    name,
    template,
    theme,
    logos,
    watchlistPath: settings['garage.enabled'] ? settings['garage.watchlistPath'] : null,
    imageCdn: settings['integrations.imageCdnBase'],
  }
}
