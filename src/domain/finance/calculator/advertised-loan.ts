/** The loan behind a vehicle's weekly repayment. Dollars, years, percent a year. */
export interface AdvertisedLoan {
  readonly weekly: number
  readonly termYears: number
  readonly ratePerYear: number
  readonly comparisonRate: number
  readonly deposit: number
  readonly residual: number
  /** Null to use the fee of the lender's record. */
  readonly establishmentFee: number | null
}
