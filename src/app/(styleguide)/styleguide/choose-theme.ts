import { headers } from 'next/headers'
import { cache } from 'react'
import { parseTemplate, type TemplateKey, templateKeys } from '@/domain/flags/templates'
import { defaultTheme } from '@/domain/theme/theme'
import { maySeeEveryTheme } from '@/server/clients/staff'
import { listThemedWebsites, readThemeSample, type ThemeSample } from '@/server/tenants/theme-samples'

export interface ChosenTheme {
  websites: readonly { slug: string; name: string }[]
  sample: ThemeSample
  template: TemplateKey
}

const platformSample: ThemeSample = {
  slug: 'forecourt',
  name: 'Forecourt',
  template: 'metro',
  theme: defaultTheme,
}

export function styleguidePath(slug: string, template?: TemplateKey): string {
  return ['/styleguide', slug, template].filter(Boolean).join('/')
}

/**
 * Returns the theme that a style guide URL names: `/styleguide/<website>/<template>`, where either part is optional.
 * Returns null for an unknown website or template, and for people without access. Platform admins have access, and so
 * does anyone on a developer's machine.
 */
export const chooseTheme = cache(async (choice: string): Promise<ChosenTheme | null> => {
  if (!(await maySeeEveryTheme(await headers()))) return null
  const [slug, template, ...rest] = choice.split('/').filter(Boolean)
  if (rest.length > 0 || (template && !templateKeys.some((key) => key === template))) return null
  const websites = await listThemedWebsites()
  const website = slug ? websites.find((one) => one.slug === slug) : websites[0]
  const isPlatform = slug === platformSample.slug || (!slug && !website)
  const sample = website ? await readThemeSample(website.id) : isPlatform ? platformSample : null
  if (!sample) return null
  return {
    websites: [platformSample, ...websites],
    sample,
    template: parseTemplate(template ?? sample.template),
  }
})
