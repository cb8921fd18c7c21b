/** A minute of the day without needless zeros: `8:30 am`, `5 pm`, `12 am` at either midnight. */
export function clockText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60) % 24, minutes % 60]
  const clock = rest === 0 ? `${hours % 12 || 12}` : `${hours % 12 || 12}:${String(rest).padStart(2, '0')}`
  return `${clock} ${hours < 12 ? 'am' : 'pm'}`
}
