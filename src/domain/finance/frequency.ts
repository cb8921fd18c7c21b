/** What is written behind a sum for each span of time (FIN-32). */
export const spanSuffixes = { week: '/wk', fortnight: '/fn', month: '/mo', year: '/yr' } as const

/** How often repayments fall: the name of a period and how many a year has (FIN-30, FIN-47). */
export const frequencies = {
  weekly: { name: 'week', periods: 52, suffix: spanSuffixes.week },
  fortnightly: { name: 'fortnight', periods: 26, suffix: spanSuffixes.fortnight },
  monthly: { name: 'month', periods: 12, suffix: spanSuffixes.month },
} as const

export type FrequencyKey = keyof typeof frequencies
