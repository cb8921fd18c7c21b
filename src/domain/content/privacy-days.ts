/** The switches that legal texts quote, by what stands for each in a text. */
const keys = {
  '{acknowledgeDays}': 'content.privacyAcknowledgeDays',
  '{resolveDays}': 'content.privacyResolveDays',
  '{complaintDays}': 'content.privacyComplaintDays',
} as const

export type PrivacyDays = Readonly<Record<(typeof keys)[keyof typeof keys], number>>

const STAND_IN = /\{(?:acknowledge|resolve|complaint)Days\}/g

/** Rich text with the website's days in place of what stands for them (CB-11). */
export function withPrivacyDays<Content>(content: Content, days: PrivacyDays): Content {
  return JSON.parse(JSON.stringify(content), (key, value) =>
    key === 'text' && typeof value === 'string'
      ? value.replace(STAND_IN, (name) => String(days[keys[name as keyof typeof keys]]))
      : value,
  )
}
