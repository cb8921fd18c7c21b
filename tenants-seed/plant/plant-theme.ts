import { fileURLToPath } from 'node:url'
import type { PayloadRequest } from 'payload'
import { defaultTheme } from '@/domain/theme/theme'
import type { DemoTenant } from '../demo-tenant'

const logoFile = (name: string) => fileURLToPath(new URL(`../media/logos/${name}.svg`, import.meta.url))

async function plantLogo(req: PayloadRequest, tenant: number, demo: DemoTenant, variant: '' | '-on-dark') {
  const { id } = await req.payload.create({
    collection: 'media',
    data: { tenant, alt: demo.name },
    filePath: logoFile(`${demo.slug}${variant}`),
    depth: 0,
    req,
  })
  return id
}

/** Plants the website's theme. Returns the logo's id. */
export async function plantTheme(req: PayloadRequest, tenant: number, demo: DemoTenant): Promise<number> {
  const theme = { ...defaultTheme, ...demo.theme }
  const logo = await plantLogo(req, tenant, demo, '')
  await req.payload.create({
    collection: 'themes',
    data: {
      tenant,
      name: `${demo.name}, 2026`,
      brand: theme.brand,
      accent: theme.accent,
      text_on_brand: theme.textOnBrand,
      text_on_accent: theme.textOnAccent,
      links: theme.links,
      fonts: theme.fonts,
      radius: theme.radius,
      density: theme.density,
      header_style: theme.headerStyle,
      logo,
      logo_on_dark: await plantLogo(req, tenant, demo, '-on-dark'),
    },
    depth: 0,
    req,
  })
  return logo
}
