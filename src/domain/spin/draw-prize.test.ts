import { DRAWS, drawPrize, type Prize, prizesProblem } from './draw-prize'

const prize = (id: string, chance: number, quantity: number | null = null): Prize => ({
  id,
  label: id,
  chance,
  quantity,
})
const NONE = new Map<string, number>()

describe('a draw', () => {
  const prizes = [prize('mats', 12.5), prize('service', 0.01), prize('fuel', 50)]

  it('wins each prize exactly as often as its chance says, and otherwise nothing', () => {
    const won = new Map<string, number>()
    for (let draw = 0; draw < DRAWS; draw++) {
      const id = drawPrize(prizes, NONE, draw)?.id ?? 'nothing'
      won.set(id, (won.get(id) ?? 0) + 1)
    }
    expect(Object.fromEntries(won)).toEqual({ mats: 1250, service: 1, fuel: 5000, nothing: 3749 })
  })

  it('wins nothing where its prize is given away, and leaves the odds of the others', () => {
    const limited = [prize('mats', 50, 2), prize('fuel', 50)]
    expect(drawPrize(limited, new Map([['mats', 1]]), 0)?.id).toBe('mats')
    expect(drawPrize(limited, new Map([['mats', 2]]), 0)).toBeNull()
    expect(drawPrize(limited, new Map([['mats', 2]]), 5000)?.id).toBe('fuel')
  })
})

describe('the prizes of a campaign', () => {
  it.each([
    [[], 'Add at least one prize.'],
    [[prize('a', 60), prize('b', 40.01)], 'The chances add up to 100.01%. Lower them to 100% or less.'],
    [[prize('a', 33.33), prize('b', 66.67)], null],
    [[prize('a', 0.1), prize('b', 0.2)], null],
  ])('%j: %s', (prizes, problem) => {
    expect(prizesProblem(prizes)).toBe(problem)
  })
})
