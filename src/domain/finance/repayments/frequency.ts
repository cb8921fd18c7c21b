/** FIN-32. */
export const periodSuffixes = { week: '/wk', fortnight: '/fn', month: '/mo', year: '/yr' } as const

/**
 * Repayment frequencies (FIN-30, FIN-47). `periods` is the number of repayments a year; `counted` is the number that
 * the National Consumer Credit Protection Regulations 2010, reg 100, use for a comparison rate.
 */
export const frequencies = {
  weekly: { name: 'week', periods: 52, counted: 52.18, suffix: periodSuffixes.week },
  fortnightly: { name: 'fortnight', periods: 26, counted: 26.09, suffix: periodSuffixes.fortnight },
  monthly: { name: 'month', periods: 12, counted: 12, suffix: periodSuffixes.month },
} as const

export type FrequencyKey = keyof typeof frequencies
