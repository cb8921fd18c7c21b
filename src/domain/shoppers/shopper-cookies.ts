/** The cookie of a shopper's session, on one host. */
export const SESSION_COOKIE = 'forecourt-shopper'

/** The cookie of a browser that was sent a code and has not entered it yet. */
export const PENDING_COOKIE = 'forecourt-code'

/** The cookie of what was typed as the email address, for the form that comes again. */
export const TYPED_COOKIE = 'forecourt-typed'
