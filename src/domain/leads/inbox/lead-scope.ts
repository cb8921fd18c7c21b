/** Whose leads a person may reach. */
export interface LeadScope {
  readonly websites: 'all' | readonly number[]
  /** A person limited to locations does not reach leads without one. */
  readonly locations: 'all' | readonly number[]
}
