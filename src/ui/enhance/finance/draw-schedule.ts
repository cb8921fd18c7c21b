import type { ScheduleYear } from '@/domain/finance/schedule'

export interface DrawnSchedule {
  /** Markup of the chart: the scale, and the bars beside it. */
  readonly picture: string
  /** Markup of the table's rows, which say the same in figures. */
  readonly rows: string
  /** The chart in a sentence. */
  readonly words: string
}

/**
 * A bar for each year of a loan, stacked of principal, interest and what is due at the end. The three differ by pattern as
 * well as by colour; the patterns are the page's. Bars are placed in percent of the width and pixels of the height, so nothing
 * is distorted at any width. Self-contained: the server draws with it, and `PageScript` sends its source.
 */
export function drawSchedule(schedule: readonly ScheduleYear[]): DrawnSchedule {
  const [height, head, foot] = [232, 24, 28]
  // A final payment above the loan makes what is owed grow: nothing is paid off, and no bar hangs below the floor.
  const paidOff = ({ principal }: ScheduleYear) => Math.max(principal, 0)
  const totals = schedule.map((row) => paidOff(row) + row.interest + row.balloon)
  const last = schedule[schedule.length - 1]
  const first = schedule[0]
  if (!first || !last) return { picture: '', rows: '', words: '' }

  const dollars = (value: number) =>
    `${value <= -0.5 ? '−' : ''}$${Math.abs(Math.round(value)).toLocaleString('en-AU')}`
  const short = (value: number) =>
    value < 1000 ? dollars(value) : `$${Number((value / 1000).toFixed(value < 99_950 ? 1 : 0))}k`
  const yearName = (year: number) => `${Math.floor(year)}${year % 1 ? '½' : ''}`

  // A scale in round figures, of four lines at most.
  const rough = Math.max(...totals, 1) / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = ([1, 2, 2.5, 5, 10].find((figure) => figure * power >= rough) ?? 10) * power
  const lines = Array.from(
    { length: Math.ceil(Math.max(...totals, 1) / step) + 1 },
    (_, index) => index * step,
  )
  const top = lines[lines.length - 1] ?? 1
  const heightOf = (value: number) => (value / top) * (height - head - foot)
  const floor = height - foot

  const scale = lines
    .map((value) => `<text x="100%" y="${floor - heightOf(value) + 4}">${short(value)}</text>`)
    .join('')
  const grid = lines
    .map((value) => floor - heightOf(value))
    .map((y) => `<line x1="0" x2="100%" y1="${y}" y2="${y}"/>`)
    .join('')
  const slot = 100 / Math.max(schedule.length, 4)
  const bars = schedule
    .map((row, index) => {
      const middle = (index + 0.5) * slot
      let y = floor
      const parts = (['principal', 'interest', 'balloon'] as const).map((kind) => {
        const tall = heightOf(kind === 'principal' ? paidOff(row) : row[kind])
        y -= tall
        if (tall <= 0) return ''
        return `<rect data-part="${kind}" x="${middle - slot * 0.33}%" width="${slot * 0.66}%" y="${y}" height="${tall}"/>`
      })
      const label = `<text x="${middle}%" y="${y - 7}">${short(totals[index] ?? 0)}</text>`
      return `${parts.join('')}${label}<text x="${middle}%" y="${height - 8}">${yearName(row.year)}</text>`
    })
    .join('')

  const rows = schedule
    .map(({ year, principal, interest, balloon, owed }) => {
      const cells = [principal, interest, balloon, owed - balloon].map(
        (value) => `<td>${dollars(value)}</td>`,
      )
      return `<tr><th scope="row">${yearName(year)}</th>${cells.join('')}</tr>`
    })
    .join('')
  const share = ({ year, principal, interest }: ScheduleYear) =>
    `in year ${yearName(year)} you repay ${dollars(principal)} of the loan and ${dollars(interest)} of interest`
  const course = schedule.length > 1 ? `${share(first)}, ${share(last)}` : share(first)
  const end = last.balloon > 0 ? `, and a final payment of ${dollars(last.balloon)} is due` : ''
  return {
    picture: `<svg class="chart-scale" width="44" height="${height}">${scale}</svg><svg class="chart-bars" width="100%" height="${height}">${grid}${bars}</svg>`,
    rows,
    words: `${course.charAt(0).toUpperCase()}${course.slice(1)}${end}.`,
  }
}
