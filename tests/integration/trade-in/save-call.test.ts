import { recordLog } from '../lead-delivery/logged-lines'
import { openTradeInSite, type TradeInSite } from './trade-in-site'

let site: TradeInSite
let saveValuation: typeof import('@/server/trade-in/save/save-valuation').saveValuation

beforeAll(async () => {
  site = await openTradeInSite()
  ;({ saveValuation } = await import('@/server/trade-in/save/save-valuation'))
})
beforeEach(() => site.clear())
afterAll(() => site?.close())

/** The service's answer to the call that saves. */
function configure(path: string, on = true): void {
  site.configure({ 'tradeIn.saveCall': on, 'integrations.miscellaneousUrl': site.address(path) })
}

const jobs = async () =>
  (await site.jobs()).map((job) => job.task_identifier).filter((task) => task !== 'send-mail')

async function run(): Promise<void> {
  const [valuation] = await site.valuations()
  await saveValuation(site.pool, Number(valuation?.id), async () => site.context())
}

describe('saving a valuation', () => {
  it('is queued with the lead, and only where the website saves valuations [TRADE-03]', async () => {
    await site.send()
    expect(await jobs()).toEqual([])
    configure('base')
    await site.send()
    expect(await jobs()).toEqual(['save-valuation'])
    await site.send({ make: 'Lada' })
    expect(await jobs()).toHaveLength(1)
    expect(await site.due()).toBe(3)
  })

  it('posts the result with its column name, without personal data, and logs the outcome [TRADE-03, TRADE-05]', async () => {
    configure('base/')
    const { said } = await site.send({ rego: 'ABC123', regoState: 'NSW' })
    const logged = recordLog()
    await run()
    expect(logged.take()).toEqual([expect.stringMatching(/^info valuation \d+ was saved$/)])
    logged.restore()
    expect(site.asked).toHaveLength(1)
    expect(site.asked[0]).toMatchObject({
      method: 'POST',
      url: '/base/api/miscellaneous',
      body: {
        column_name: 'valuation',
        lead_id: said.lead_id,
        offer_price: 24_800,
        low: 23_100,
        high: 26_600,
        make: 'Kia',
        model: 'Sportage',
        year: 2020,
        kms: 60_000,
        provider: 'Comparable stock',
      },
    })
    expect(JSON.stringify(site.asked)).not.toMatch(/ABC123|Nguyen|example\.com|0491|570/)
  })

  it('passes on what the valuation service answered [TRADE-02, TRADE-03]', async () => {
    site.configure({
      'tradeIn.saveCall': true,
      'integrations.miscellaneousUrl': site.address('save'),
      'integrations.valuationUrl': site.address('value'),
    })
    site.json({ id: 'q-1', offer_price: 9000, nested: { kept: true }, column_name: 'other' })
    await site.send()
    await run()
    expect(site.asked.at(-1)?.body).toMatchObject({
      id: 'q-1',
      nested: { kept: true },
      offer_price: 9000,
      column_name: 'valuation',
    })
  })

  it.each<[string, Parameters<TradeInSite['answer']>[0]]>([
    ['fails', (response) => response.writeHead(500).end()],
    ['refuses it', (response) => response.writeHead(422).end()],
    ['hangs up', (response) => response.destroy()],
  ])('is logged and tried again by the worker when the service %s [TRADE-04]', async (_, behave) => {
    configure('base')
    await site.send({ rego: 'ABC123', regoState: 'NSW' })
    site.answer(behave)
    await expect(run()).rejects.toThrow(/^Failed to save valuation data: (?!.*ABC123)/)
  })

  it('leaves out spam, erased people, and websites that have switched it off meanwhile [TRADE-03]', async () => {
    configure('base')
    await site.send()
    await site.pool.query('UPDATE leads SET is_spam = true')
    await run()
    await site.pool.query('UPDATE leads SET is_spam = false, erased_at = now()')
    await run()
    await site.pool.query('UPDATE leads SET erased_at = NULL')
    configure('base', false)
    await run()
    expect(site.asked).toEqual([])
  })
})
