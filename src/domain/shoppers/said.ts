import { ownValue } from '../records/own-value'

/** What the sign-in page says about the last form, by the word in its address. */
const SAID: ReadonlyMap<string, string> = new Map([
  ['wrong-code', 'This code is not right. Check it and try again.'],
  ['expired', 'This code is no longer valid. Ask for a new one.'],
  ['wrong-password', 'The email address or the password is not right. You can sign in with a code instead.'],
  ['too-many', 'Too many tries. Wait a while, then try again.'],
  ['bad-email', 'Enter an email address such as name@example.com.'],
  ['bad-phone', 'Enter an Australian mobile number such as 0491 570 156.'],
  ['failed', 'This did not work. Please try again.'],
])

export const saidText = (word: string | null): string | null => SAID.get(word ?? '') ?? null

export interface Said {
  readonly text: string
  readonly isProblem: boolean
}

/** What the watchlist says of a form that was sent without JavaScript, and the API of a call (WATCH-08…10). */
export const watchlistSaid = {
  saved: { text: 'Car Saved In Watchlist', isProblem: false },
  removed: { text: 'Car Removed', isProblem: false },
  gone: { text: 'This vehicle is no longer for sale.', isProblem: true },
  full: { text: 'Your watchlist is full. Remove a vehicle first.', isProblem: true },
  failed: { text: 'Your watchlist could not be changed. Please try again.', isProblem: true },
} as const satisfies Record<string, Said>

export type WatchlistSaid = keyof typeof watchlistSaid

export const watchlistSaidOf = (word: string | null): Said | null =>
  ownValue<Said>(watchlistSaid, word ?? '') ?? null

/** What `/my-garage` says about the last form. */
const GARAGE_SAID: ReadonlyMap<string, Said> = new Map([
  ['password', { text: 'Your password is set. Other browsers are signed out.', isProblem: false }],
  [
    'weak-password',
    {
      text: 'This password is too short or easy to guess. Use 12 characters or more, such as several unrelated words.',
      isProblem: true,
    },
  ],
  ['search-saved', { text: 'Your search is saved.', isProblem: false }],
  ['search-changed', { text: 'Your emails for this search are changed.', isProblem: false }],
  ['search-deleted', { text: 'The search is deleted.', isProblem: false }],
  ['too-many', { text: 'You have too many saved searches. Delete one first.', isProblem: true }],
  ['watchlist-on', { text: 'You get emails about your watchlist.', isProblem: false }],
  ['watchlist-off', { text: 'You get no more emails about your watchlist.', isProblem: false }],
  ['failed', { text: 'This did not work. Please try again.', isProblem: true }],
])

export const garageSaid = (word: string | null) => GARAGE_SAID.get(word ?? '') ?? null
