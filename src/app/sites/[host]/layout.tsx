import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { headerSite } from '@/domain/content/header-site'
import { hasPlugin } from '@/domain/flags/plugins'
import { askedPurposes } from '@/domain/scripts/site-script'
import { splitAsOfHost } from '@/domain/tenants/as-of-host'
import { headerBackground } from '@/domain/theme/header-background'
import { certifiedVariables } from '@/domain/theme/logos'
import { siteIcon } from '@/domain/theme/site-icon'
import { themeVariables } from '@/domain/theme/theme-variables'
import { trackingSink } from '@/domain/tracking/sink'
import { decodeSegment } from '@/domain/url/decode-segment'
import { timeZoneOf } from '@/domain/vehicle/state-time'
import { getAnnouncement } from '@/server/announcements/get-announcement'
import { getChrome } from '@/server/content/site-chrome'
import { getLegalPages } from '@/server/leads/legal-pages'
import { getLivePopups } from '@/server/popups/get-popups'
import { getScripts } from '@/server/scripts/get-scripts'
import { resolveTenant } from '@/server/tenants/resolve-tenant'
import { siteNow } from '@/server/tenants/site-now'
import { pagePolicy } from '@/server/web/headers/page-policy'
import { FOOTER, SiteFooter } from '@/ui/chrome/footer/SiteFooter'
import { AnnouncementLine } from '@/ui/chrome/header/AnnouncementLine'
import { SiteHeader } from '@/ui/chrome/header/SiteHeader'
import CompareTray from '@/ui/compare/compare-tray.island'
import Visit from '@/ui/forms/visit.island'
import PagePopup from '@/ui/popups/popup.island'
import { AsOfBar } from '@/ui/preview/AsOfBar'
import PageToast from '@/ui/primitives/overlays/page-toast.island'
import SiteScripts from '@/ui/scripts/site-scripts.island'
import { ThemeFonts } from '@/ui/theme/ThemeFonts'
import Tracker from '@/ui/tracking/tracker.island'
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

/** Writes the custom properties as one rule. A `style` attribute on `<html>` would push `charset` past the first 1,024 bytes. */
function rootStyle(variables: Readonly<Record<`--${string}`, string>>): string {
  const declarations = Object.entries(variables).map(([name, value]) => `${name}:${value}`)
  return `:root{${declarations.join(';')}}`
}

/** The layout of every page of a website. An unknown host gets a bare page that names no tenant. */
export default async function SiteLayout({ children, params }: Props) {
  const { host } = await params
  const ctx = await resolveTenant(host)
  if (!ctx) {
    return (
      <html lang="en-AU">
        <body>{children}</body>
      </html>
    )
  }
  const { token } = splitAsOfHost(decodeSegment(host))
  const now = siteNow(ctx)
  const [chrome, bar, live, scripts] = await Promise.all([
    getChrome(ctx),
    getAnnouncement(ctx, now),
    getLivePopups(ctx, now),
    ctx.asOf ? [] : getScripts(ctx),
  ])
  const asksConsent = askedPurposes(scripts).length > 0
  // The browser's clock is not that of the website as of another time.
  const popups = ctx.asOf ? live.map((popup) => ({ ...popup, startDate: null, expiryDate: null })) : live
  const site = headerSite(ctx)
  const policy = await pagePolicy(ctx)
  const sink = trackingSink(ctx.settings['integrations.trackingSink'])
  return (
    <html
      lang="en-AU"
      data-site={ctx.slug}
      data-template={ctx.template}
      data-header={headerBackground(ctx.template, ctx.theme.headerStyle)}
      data-certified={ctx.logos.certified ? 'badge' : undefined}
      // Islands write the height of fixed bars here before Next hydrates the page.
      suppressHydrationWarning
    >
      <head>
        {policy && <meta httpEquiv="Content-Security-Policy" content={policy} />}
        <style>{rootStyle({ ...themeVariables(ctx.theme), ...certifiedVariables(ctx.logos) })}</style>
        <ThemeFonts pair={ctx.theme.fonts} />
        {/* Delays the first paint until the page is parsed. A half-parsed menu bar or grid would shift when the rest arrives. */}
        <link rel="expect" href={`#${FOOTER}`} blocking="render" />
      </head>
      <body>
        {ctx.asOf && token && <AsOfBar at={ctx.asOf} zone={timeZoneOf(ctx.address.state)} token={token} />}
        {sink.kind !== 'none' && !ctx.asOf && <Tracker sink={sink} />}
        {bar && <AnnouncementLine {...bar} />}
        <SiteHeader chrome={chrome} site={site} />
        <main id="main">{children}</main>
        {hasPlugin(ctx.session, 'compare') && <CompareTray />}
        <PageToast />
        {popups.length > 0 && <PagePopup popups={popups} />}
        <Visit />
        <SiteFooter chrome={chrome} site={site} hasPrivacyChoices={asksConsent} />
        {scripts.length > 0 && (
          <SiteScripts
            scripts={scripts}
            privacyHref={asksConsent ? (await getLegalPages(ctx)).privacy : null}
          />
        )}
      </body>
    </html>
  )
}
