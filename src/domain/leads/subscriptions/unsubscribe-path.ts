/** The page that a marketing mail's unsubscribe link opens (ROUTE-41), and that mail programs post to (RFC 8058). */
export const UNSUBSCRIBE = '/pages/unsubscribe'

export const unsubscribePath = (token: string): string => `${UNSUBSCRIBE}?${new URLSearchParams({ token })}`

/** Headers that let a mail program unsubscribe its reader with one click (RFC 2369, RFC 8058). */
export const listUnsubscribeHeaders = (link: string) => ({
  'List-Unsubscribe': `<${link}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})
