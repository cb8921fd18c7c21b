import * as icons from 'simple-icons'

/** No icon set that may be used has the LinkedIn logo, so this draws its letters on the same grid. */
const LINKEDIN =
  'M4 3a2.2 2.2 0 1 1 0 4.4A2.2 2.2 0 0 1 4 3ZM2 9h4v12H2ZM9 9h3.8v1.700C13.5 9.6 14.9 8.7 16.8 8.7c3.7 0 5.2 2.2 5.2 5.6V21h-4v-6c0-1.9-.6-3-2.2-3S13 13.2 13 15v6H9Z'

/** The path of every logo other than makers', on a 24 px grid, by its name in the sprite. */
export const markPaths = {
  'pay-mastercard': icons.siMastercard.path,
  'pay-visa': icons.siVisa.path,
  'pay-googlePay': icons.siGooglepay.path,
  'pay-applePay': icons.siApplepay.path,
  facebook: icons.siFacebook.path,
  instagram: icons.siInstagram.path,
  youtube: icons.siYoutube.path,
  linkedin: LINKEDIN,
  tiktok: icons.siTiktok.path,
  x: icons.siX.path,
} as const

export type MarkName = keyof typeof markPaths
