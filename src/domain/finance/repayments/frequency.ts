/** What is written behind a sum for each span of time (FIN-32). */
export const spanSuffixes = { week: '/wk', fortnight: '/fn', month: '/mo', year: '/yr' } as const

/**
 * How often repayments fall (FIN-30, FIN-47): the name of a period, how many of them a year has, and how many the National Consumer
 * Credit Protection Regulations 2010, reg 100, count for a comparison rate.
 */
export const frequencies = {
  weekly: { name: 'week', periods: 52, counted: 52.18, suffix: spanSuffixes.week },
  fortnightly: { name: 'fortnight', periods: 26, counted: 26.09, suffix: spanSuffixes.fortnight },
  monthly: { name: 'month', periods: 12, counted: 12, suffix: spanSuffixes.month },
} as const

export type FrequencyKey = keyof typeof frequencies
