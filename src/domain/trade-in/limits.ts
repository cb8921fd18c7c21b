import { formatCount } from '../text/format-count'

export interface TradeInLimits {
  readonly maxAgeYears: number
  readonly maxKilometres: number
  /** `car` or `motorcycle` */
  readonly word: string
}

interface LimitSettings {
  readonly 'site.vehicleWording': string
  readonly 'tradeIn.maxAgeYears': number
  readonly 'tradeIn.maxKilometres': number
}

export const tradeInLimits = (settings: LimitSettings): TradeInLimits => ({
  maxAgeYears: settings['tradeIn.maxAgeYears'],
  maxKilometres: settings['tradeIn.maxKilometres'],
  word: settings['site.vehicleWording'].toLowerCase(),
})

/**
 * A warning for a vehicle over the website's age or kilometres (TRADE-06, decision 59), else null. It never keeps a
 * shopper from sending the form. Null for what is not known yet.
 */
export function limitWarning(
  { year, km }: { readonly year: number | null; readonly km: number | null },
  limits: TradeInLimits,
  now: Date,
): string | null {
  const isOld = year !== null && now.getUTCFullYear() - year > limits.maxAgeYears
  const isFar = km !== null && km > limits.maxKilometres
  if (!isOld && !isFar) return null
  return `An estimate is generally not given for ${limitText(limits)}. You can still send us the details.`
}

/** `cars over 7 years old or over 100,000 km` */
const limitText = ({ maxAgeYears, maxKilometres, word }: TradeInLimits): string =>
  `${word}s over ${maxAgeYears} ${maxAgeYears === 1 ? 'year' : 'years'} old or over ${formatCount(maxKilometres)} km`
