import type { Settings } from '@/domain/flags/catalogue'
import type { SocialLink } from '../site-chrome'

/**
 * One link for each network (HF-02). The editor's links replace those of the settings and the settings' YouTube
 * channel.
 */
export function socialLinks(
  edited: readonly SocialLink[],
  settings: Pick<Settings, 'site.socialLinks' | 'site.youtubeUrl'>,
): readonly SocialLink[] {
  const channel = settings['site.youtubeUrl']
  const set: SocialLink[] = settings['site.socialLinks'].map(({ network, url }) => ({ network, href: url }))
  const found = edited.length > 0 ? edited : [...set, ...youtube(channel)]
  const byNetwork = new Map<string, SocialLink>()
  for (const { network, href } of found) {
    if (!byNetwork.has(network)) byNetwork.set(network, { network, href })
  }
  return [...byNetwork.values()]
}

function youtube(href: string): SocialLink[] {
  return href ? [{ network: 'youtube', href }] : []
}
