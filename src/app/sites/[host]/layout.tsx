import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { siteIcon } from '@/domain/theme/site-icon'
import { themeVariables } from '@/domain/theme/theme-variables'
import { getChrome } from '@/server/content/site-chrome'
import { resolveTenant } from '@/server/tenants/resolve-tenant'
import { SiteFooter } from '@/ui/chrome/SiteFooter'
import { SiteHeader } from '@/ui/chrome/SiteHeader'
import './theme.css'

interface Props {
  children: ReactNode
  params: Promise<{ host: string }>
}

export const viewport: Viewport = { width: 'device-width', initialScale: 1 }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const ctx = await resolveTenant((await params).host)
  if (!ctx) return { title: 'Not found', robots: 'noindex' }
  return { title: ctx.name, applicationName: ctx.name, icons: { icon: siteIcon(ctx.name, ctx.theme) } }
}

/** The frame of every page of a website. A host that is nobody's gets a bare page that names no tenant. */
export default async function SiteLayout({ children, params }: Props) {
  const ctx = await resolveTenant((await params).host)
  if (!ctx) {
    return (
      <html lang="en-AU">
        <body>{children}</body>
      </html>
    )
  }
  const chrome = await getChrome(ctx)
  return (
    <html lang="en-AU" data-template={ctx.template} style={themeVariables(ctx.theme)}>
      <body>
        <SiteHeader chrome={chrome} name={ctx.name} template={ctx.template} />
        <main id="main">{children}</main>
        <SiteFooter chrome={chrome} name={ctx.name} />
      </body>
    </html>
  )
}
