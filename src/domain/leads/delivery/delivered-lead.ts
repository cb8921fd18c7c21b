import { oneLine } from './mail/one-line'

/** One answer beyond the person's details, ready to read. */
export interface ReadableAnswer {
  readonly label: string
  readonly value: string
}

export interface LeadVehicle {
  readonly title: string
  readonly year: number | null
  readonly make: string
  readonly model: string
  readonly badge: string | null
  readonly isUsed: boolean
  readonly stockNumber: string | null
  readonly vin: string | null
  readonly kilometres: number | null
  readonly bodyType: string | null
  readonly transmission: string | null
  readonly colour: string | null
  /** In whole dollars; null if the website showed none. */
  readonly price: number | null
  /** In words, such as `$24,990 Drive Away`. */
  readonly priceShown: string | null
}

/** The vehicle that a shopper wants to trade in or sell. */
export interface TradedVehicle {
  readonly year: number
  readonly make: string
  readonly model: string
  readonly badge: string | null
  readonly km: number
}

/** A lead as its receivers get it, in every method. */
export interface DeliveredLead {
  /** The id of the delivery. The same in every attempt. */
  readonly deliveryId: string
  readonly leadId: string
  readonly receivedAt: Date
  readonly form: { readonly key: string; readonly name: string }
  readonly category: string
  readonly subcategory: string | null
  readonly person: {
    readonly name: string | null
    readonly lastName: string | null
    readonly email: string | null
    readonly phone: string | null
    readonly postcode: string | null
  }
  readonly message: string | null
  readonly wantsOffers: boolean
  readonly answers: readonly ReadableAnswer[]
  readonly fileNames: readonly string[]
  readonly vehicle: LeadVehicle | null
  /** Null unless the lead is a trade-in. */
  readonly traded: TradedVehicle | null
  readonly location: { readonly name: string; readonly phone: string | null } | null
  readonly dealership: { readonly name: string; readonly slug: string } | null
  readonly site: { readonly name: string; readonly host: string; readonly timeZone: string }
  /** The page it was sent from. */
  readonly pageUrl: string | null
  /** Where staff work on it, or null if the admin's address is not set. */
  readonly adminUrl: string | null
}

export const fullName = ({ name, lastName }: DeliveredLead['person']): string =>
  oneLine([name, lastName].filter(Boolean).join(' '))
