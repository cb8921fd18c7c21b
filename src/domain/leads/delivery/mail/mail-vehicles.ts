import { escapeXml } from '../xml'
import { FONT } from './mail-font'

/** A vehicle in a mail. Addresses are absolute. */
export interface MailVehicle {
  readonly name: string
  /** Such as its price, or what changed. */
  readonly detail: string
  /** Null for a vehicle without a page. */
  readonly url: string | null
  readonly picture: string | null
}

const TEXT = `${FONT};font-size:16px;line-height:22px;color:#111827`

const nameOf = ({ name, url }: MailVehicle) =>
  url ? `<a href="${escapeXml(url)}" style="color:#111827">${escapeXml(name)}</a>` : escapeXml(name)

/** The name beside it says what the picture shows. */
const pictureOf = ({ picture }: MailVehicle) =>
  picture
    ? `<img src="${escapeXml(picture)}" width="160" alt="" style="display:block;width:160px;max-width:100%;border-radius:6px">`
    : ''

const row = (vehicle: MailVehicle) =>
  `<tr><td width="172" valign="top" style="padding:8px 12px 8px 0;border-bottom:1px solid #e5e7eb">${pictureOf(vehicle)}</td><td valign="top" style="padding:8px 0;border-bottom:1px solid #e5e7eb;${TEXT}"><strong>${nameOf(vehicle)}</strong><br>${escapeXml(vehicle.detail)}</td></tr>`

export const mailVehicles = (vehicles: readonly MailVehicle[]): string =>
  vehicles.length > 0
    ? `<table role="presentation" width="100%" cellpadding="0" cellspacing="0">${vehicles.map(row).join('')}</table>`
    : ''
