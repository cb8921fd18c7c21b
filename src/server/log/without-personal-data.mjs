/** Email addresses, including percent-encoded ones in paths, and `user:password@` in URLs. */
const MAILBOX = /[\w.+%'-]{1,64}(?:@|%(?:25){0,3}40)[\w-]{1,63}(?:\.[\w-]{1,63})+/g
/** Query strings, which may hold a visitor's search, an API key or a link's token. */
const QUERY = /\?[^\s?="'\\<>)]{0,200}=[^\s"'\\<>)]*/g
/** The values of a failed statement, which the database driver adds to its message. */
const PARAMETERS = /\\nparams:(?:(?!\\n {4}at )(?:[^"\\]|\\.))*/g
/** The token of links that set a password or confirm an email address. */
const TOKEN = /(\/(?:reset|verify|reset-password)\/)[\w-]+/g

/**
 * Removes personal data from a JSON log line: email addresses, query strings, tokens of links and the values of failed statements.
 * @param {string} line @returns {string}
 */
export function withoutPersonalData(line) {
  return line.replace(PARAMETERS, '').replace(QUERY, '?…').replace(TOKEN, '$1…').replace(MAILBOX, '[address]')
}
