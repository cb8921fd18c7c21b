import { filesOf, readSource } from './source-files'

type Handling =
  | 'hide section'
  | 'log only'
  | 'browser alert'
  | 'inline message'
  | 'banner'
  | 'silent'
  | 'console'

interface Entry {
  readonly situation: string
  readonly handling: readonly Handling[]
  /** Exact texts, or how the code handles it. */
  readonly says: readonly string[]
  readonly file: string
  /** The requirements whose tests show the behaviour. */
  readonly ids: readonly string[]
}

const entry = (
  situation: string,
  handling: Handling | readonly Handling[],
  file: string,
  says: string | readonly string[],
  ids: string | readonly string[],
): Entry => ({
  situation,
  handling: [handling].flat() as Handling[],
  file,
  says: [says].flat() as string[],
  ids: [ids].flat() as string[],
})

/** §8 of the specification, without offers. */
const catalogue: readonly Entry[] = [
  entry(
    'empty vehicle search',
    'inline message',
    'src/ui/search/results/EmptyResults.tsx',
    'No results found for your search at this time. Please try adjusting the filters for more results.',
    'SEARCH-02',
  ),
  entry(
    'gauge fetch failure',
    ['log only', 'hide section'],
    'src/server/market/get-gauge.ts',
    'Failed to fetch auto gauge data.',
    'GAUGE-03',
  ),
  entry(
    'gauge empty response',
    'hide section',
    'src/server/market/http-gauge.ts',
    'No data returned',
    'GAUGE-02',
  ),
  entry(
    'watchlist call fails',
    'browser alert',
    'src/ui/vehicle/watching/use-watchlist.ts',
    'alert(error.message)',
    'WATCH-08',
  ),
  entry(
    'delivery unavailable',
    'inline message',
    'src/domain/delivery/delivery-estimate.ts',
    "Sorry, we can't provide an estimate for that location. Please use the enquiry form on this page or give us a call to get a quote.",
    'DEL-04',
  ),
  entry(
    'delivery postcode empty',
    'inline message',
    'src/domain/delivery/delivery-postcode.ts',
    'Please enter a postcode.',
    'DEL-02',
  ),
  entry(
    'lead submit fails',
    'inline message',
    'src/ui/forms/sending/send-lead.ts',
    'An unexpected error occured',
    'MSL-07',
  ),
  entry(
    'enquiry submit fails',
    'banner',
    'src/ui/forms/sending/use-sending.ts',
    'An error occurred when submitting this form',
    'ENQ-17',
  ),
  entry(
    'postcode invalid',
    'inline message',
    'src/domain/leads/form/check-field.ts',
    'Invalid postcode. Please enter a 4-digit number.',
    'ENQ-06',
  ),
  entry(
    'budget too low',
    'inline message',
    'src/domain/stock/budget/price-window.ts',
    ['s Found`', 's found for this budget`'],
    'BUD-08',
  ),
  entry(
    'terms not agreed',
    'inline message',
    'src/domain/leads/built-in/core-fields.ts',
    'You must agree to the terms of use before submitting the form.',
    'ENQ-10',
  ),
  entry(
    'calculator price out of range',
    'inline message',
    'src/domain/finance/calculator/entries.ts',
    ['Cannot be less than ', ' or more than '],
    'FIN-15',
  ),
  entry(
    'repayment 25 or less',
    'inline message',
    'src/domain/finance/calculator/describe-loan.ts',
    'Enquire for Finance',
    'FIN-27',
  ),
  entry(
    'sold vehicle',
    'inline message',
    'src/ui/vehicle/VehicleDeal.tsx',
    ['Unfortunately this {word} recently sold.', "But don't worry, we can help you find a similar {word}!"],
    'VDP-22',
  ),
  entry(
    'dealer comments pending',
    'inline message',
    'src/domain/vehicle/dealer-comments.ts',
    'Dealer comments are pending. Please check back here later.',
    'VDP-25',
  ),
  entry('PDF download failure', 'browser alert', 'src/ui/print/save-pdf.ts', 'window.alert(', 'SHARE-12'),
  entry(
    'similar cars failure',
    'log only',
    'src/server/stock/similar/http-similar-ids.ts',
    'log.warn(`no similar ids',
    'SIM-10',
  ),
  entry('quote failure', 'silent', 'src/server/finance/get-quote.ts', 'return null', 'FIN-45'),
  entry(
    'history report or print analytics failure',
    'log only',
    'src/ui/tracking/start-tracking.ts',
    'console.warn(',
    'TRACK-16',
  ),
  entry(
    'valuation save failure',
    'log only',
    'src/server/trade-in/save/save-valuation.ts',
    'Failed to save valuation data',
    'TRADE-04',
  ),
  entry(
    'missing phone number',
    'log only',
    'src/server/stock/warn-without-number.ts',
    'log.warn(`no phone number',
    'PHONE-05',
  ),
  entry(
    'spinner or picture that does not load',
    'console',
    'src/ui/gallery/orbit/load-frames.ts',
    'console.warn(',
    'GAL-13',
  ),
]

const tests = filesOf(['src', 'blocks', 'tests']).filter((path) => /\.(?:test|spec)\.tsx?$/.test(path))
const own = 'tests/architecture/error-catalogue.test.ts'
const titles = tests
  .filter((path) => path !== own)
  .map(readSource)
  .join('\n')

const oneLine = (text: string) => text.replace(/\s+/g, ' ')

describe('the error catalogue', () => {
  it.each(catalogue.map((each) => [each.situation, each] as const))(
    '%s: the code says it in these words, and a test shows it [ERR-02]',
    (_, { file, says, ids }) => {
      const source = oneLine(readSource(file))
      for (const text of says) expect(source).toContain(text)
      for (const id of ids) expect(titles).toMatch(new RegExp(`\\[[^\\]]*\\b${id}\\b[^\\]]*\\]`))
    },
  )

  it('handles errors in each of the seven ways, and in no other [ERR-02]', () => {
    const used = new Set(catalogue.flatMap(({ handling }) => handling))
    expect([...used].toSorted()).toEqual([
      'banner',
      'browser alert',
      'console',
      'hide section',
      'inline message',
      'log only',
      'silent',
    ])
  })
})
