import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { headerBackground } from '@/domain/theme/header-background'
import { siteIcon } from '@/domain/theme/site-icon'
import { themeVariables } from '@/domain/theme/theme-variables'
import { ThemeFonts } from '@/ui/theme/ThemeFonts'
import { chooseTheme } from '../choose-theme'
import '../styleguide.css'

export const metadata: Metadata = { title: 'Style guide', robots: 'noindex' }
export const viewport: Viewport = { width: 'device-width', initialScale: 1 }

interface Props {
  children: ReactNode
  params: Promise<{ choice?: string[] }>
}

export default async function StyleguideLayout({ children, params }: Props) {
  const chosen = await chooseTheme((await params).choice?.join('/') ?? '')
  if (!chosen) {
    return (
      <html lang="en-AU">
        <body>{children}</body>
      </html>
    )
  }
  const { sample, template } = chosen
  return (
    <html
      lang="en-AU"
      data-site={sample.slug}
      data-template={template}
      data-header={headerBackground(template, sample.theme.headerStyle)}
      style={themeVariables(sample.theme)}
    >
      <head>
        <ThemeFonts pair={sample.theme.fonts} />
        <link rel="icon" href={siteIcon(sample.name, sample.theme)} />
      </head>
      <body>{children}</body>
    </html>
  )
}
