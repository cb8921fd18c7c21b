/** A spreadsheet runs a cell that begins like this as a formula. */
const FORMULA = /^\s*[=+\-@\t\r]/

/** A phone number is no formula, although it begins with a plus sign. */
const PHONE = /^\+\d{6,15}$/

function csvCell(value: string): string {
  const safe = FORMULA.test(value) && !PHONE.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** One line of a CSV file (RFC 4180), in which no cell runs as a formula. */
export const csvRow = (values: readonly string[]): string => `${values.map(csvCell).join(',')}\r\n`
