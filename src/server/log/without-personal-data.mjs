/** Email addresses, also percent-encoded ones in paths, and what stands before the `@` of an address with a password. */
const MAILBOX = /[\w.+%'-]{1,64}(?:@|%(?:25){0,3}40)[\w-]{1,63}(?:\.[\w-]{1,63})+/g
/** What a visitor searched for, an address's key, a link's token. */
const QUERY = /\?[^\s?="'\\<>)]{0,200}=[^\s"'\\<>)]*/g
/** The values of a failed statement, which the database's driver adds to its message. */
const PARAMETERS = /\\nparams:(?:(?!\\n {4}at )(?:[^"\\]|\\.))*/g
/** The last part of the links that set a password or confirm an address. */
const TOKEN = /(\/(?:reset|verify|reset-password)\/)[\w-]+/g

/**
 * A line of the log, which is JSON, without what might tell of a person: email addresses, query strings, links' tokens and the values
 * of failed statements.
 * @param {string} line @returns {string}
 */
export function withoutPersonalData(line) {
  return line.replace(PARAMETERS, '').replace(QUERY, '?…').replace(TOKEN, '$1…').replace(MAILBOX, '[address]')
}
