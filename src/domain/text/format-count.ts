const whole = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 0 })

export const formatCount = (count: number): string => whole.format(count)
