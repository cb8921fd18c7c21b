/** The loan behind a vehicle's weekly figure. Dollars, years, percent a year. */
export interface AdvertisedLoan {
  readonly weekly: number
  readonly termYears: number
  readonly ratePerYear: number
  readonly comparisonRate: number
  readonly deposit: number
  readonly residual: number
  /** Null where the lender's record says what it is. */
  readonly establishmentFee: number | null
}
