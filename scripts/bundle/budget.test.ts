import { EMPTY_PAGE, formatVerdicts, judgePages } from './budget'

const empty = { route: EMPTY_PAGE, bytes: 135_000 }
const content = (added: number) => ({ route: '/sites/[host]/[[...path]]', bytes: empty.bytes + added })
const vehicle = (added: number) => ({ route: '/sites/[host]/cars/[slug]', bytes: empty.bytes + added })
const admin = { route: '/admin/[[...segments]]', bytes: 900_000 }

describe('the budget of what pages make a browser load', () => {
  it('lets a content page add 30 KB and any other shopper page 60 KB', () => {
    const { verdicts } = judgePages([empty, content(30_000), vehicle(60_000)])
    expect(verdicts.map(({ over }) => over)).toEqual([false, false])
  })

  it('refuses one byte more, and says which page it is', () => {
    const judged = judgePages([empty, content(30_001), vehicle(60_001)])
    expect(judged.verdicts.map(({ over }) => over)).toEqual([true, true])
    expect(formatVerdicts(judged)).toMatch(/\[\[\.\.\.path]] +165\.0 KB +30\.0 KB +30\.0 KB {2}OVER/)
  })

  it('leaves the admin out', () => {
    const { verdicts } = judgePages([empty, content(0), admin])
    expect(verdicts.map(({ route }) => route)).toEqual([content(0).route])
  })

  it('fails when there is nothing to compare with', () => {
    expect(() => judgePages([content(0)])).toThrow('no empty page')
    expect(() => judgePages([empty, admin])).toThrow('no page to compare')
  })
})
