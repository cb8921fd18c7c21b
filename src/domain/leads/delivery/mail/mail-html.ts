import { buildPalette } from '../../../theme/colours/palette'
import { formatHex } from '../../../theme/colours/srgb'
import type { Theme } from '../../../theme/theme'
import { escapeXml } from '../xml'
import { FONT } from './mail-font'
import { type MailVehicle, mailVehicles } from './mail-vehicles'

/** The colours of the website, as `#rrggbb`. */
export interface MailLook {
  readonly brand: string
  readonly onBrand: string
}

export function mailLook(theme: Theme): MailLook {
  const { brand } = buildPalette(theme)
  return { brand: formatHex(brand.colour), onBrand: formatHex(brand.text) }
}

export interface MailContent {
  readonly heading: string
  readonly message: string | null
  readonly rows: readonly (readonly [label: string, value: string])[]
  readonly link: { readonly label: string; readonly url: string } | null
  readonly site: { readonly name: string; readonly host: string }
  readonly reference: string | null
  readonly vehicles?: readonly MailVehicle[]
  /** Below the sender, such as dealer licences. */
  readonly smallPrint?: string
  /** Ends mails like this one. */
  readonly stop?: { readonly label: string; readonly url: string }
}

const CELL = `padding:8px 12px 8px 0;border-bottom:1px solid #e5e7eb;vertical-align:top;${FONT};font-size:15px;line-height:22px`

/** Mail programs have their own links for addresses and numbers, so values stay text. */
const withBreaks = (text: string) => escapeXml(text).replace(/\r?\n/g, '<br>')

const row = ([label, value]: readonly [string, string]) =>
  `<tr><th scope="row" align="left" style="${CELL};color:#4b5563;font-weight:400;width:32%">${escapeXml(label)}</th><td style="${CELL};color:#111827">${withBreaks(value)}</td></tr>`

const messageOf = (message: string | null) =>
  message
    ? `<p style="${FONT};font-size:16px;line-height:24px;color:#111827;margin:0 0 20px">${withBreaks(message)}</p>`
    : ''

const linkOf = (link: MailContent['link'], { brand, onBrand }: MailLook) =>
  link
    ? `<p style="margin:24px 0 0"><a href="${escapeXml(link.url)}" style="${FONT};display:inline-block;padding:12px 20px;border-radius:6px;background:${brand};color:${onBrand};font-size:16px;text-decoration:none">${escapeXml(link.label)}</a></p>`
    : ''

const stopOf = (stop: MailContent['stop']) =>
  stop ? `<br><a href="${escapeXml(stop.url)}" style="color:#4b5563">${escapeXml(stop.label)}</a>` : ''

/** A mail in the website's colours. Every value is escaped. */
export function mailHtml(content: MailContent, look: MailLook): string {
  const { heading, message, rows, vehicles = [], link, site, reference, smallPrint, stop } = content
  const note = `Sent by ${site.name}, ${site.host}.${reference ? ` Reference ${reference}.` : ''}${smallPrint ? ` ${smallPrint}` : ''}`
  return `<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeXml(heading)}</title></head><body style="margin:0;background:#f3f4f6"><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px"><table role="presentation" width="600" cellpadding="0" cellspacing="0" style="max-width:600px;width:100%;background:#ffffff"><tr><td style="background:${look.brand};color:${look.onBrand};padding:16px 24px;${FONT};font-size:18px;font-weight:600">${escapeXml(site.name)}</td></tr><tr><td style="padding:24px"><h1 style="${FONT};font-size:22px;line-height:28px;color:#111827;margin:0 0 16px">${escapeXml(heading)}</h1>${messageOf(message)}<table width="100%" cellpadding="0" cellspacing="0">${rows.map(row).join('')}</table>${mailVehicles(vehicles)}${linkOf(link, look)}</td></tr><tr><td style="padding:16px 24px;${FONT};font-size:13px;line-height:18px;color:#4b5563">${escapeXml(note)}${stopOf(stop)}</td></tr></table></td></tr></table></body></html>`
}
