import { act } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { renderToString } from 'react-dom/server'
import { hydrate } from './hydrate'
import { island } from './island'

function Counter({ start }: { start: number }) {
  const [count, setCount] = useState(start)
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count}
    </button>
  )
}

const CounterIsland = island('counter', 'visible', Counter)
const Pair = island('pair', 'idle', ({ start }: { start: number }) => (
  <p>
    <CounterIsland start={start} />
    <CounterIsland start={start + 1} />
  </p>
))

const holders = () => [...document.querySelectorAll<HTMLElement>('forecourt-island')]

describe('an island', () => {
  it('is server-rendered in a holder that carries its name, hydration moment and props', () => {
    document.body.innerHTML = renderToString(<CounterIsland start={2} />)
    const [holder] = holders()
    expect({ ...holder?.dataset }).toEqual({ name: 'counter', at: 'visible', props: '{"start":2}' })
    expect(holder?.textContent).toBe('2')
  })

  it('hydrates in its holder with the same content, and is then interactive', async () => {
    const report = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    document.body.innerHTML = renderToString(<CounterIsland start={2} />)
    const [holder] = holders()
    if (!holder) throw new Error('There is no holder.')
    await act(async () => void hydrate(holder, CounterIsland as never))
    await act(async () => holder.querySelector('button')?.click())
    expect(holder.textContent).toBe('3')
    expect(report).not.toHaveBeenCalled()
    report.mockRestore()
  })

  it('has no holder inside another island, which hydrates both', async () => {
    document.body.innerHTML = renderToString(<Pair start={5} />)
    expect(holders().map(({ dataset }) => dataset.name)).toEqual(['pair'])
    const [holder] = holders()
    if (!holder) throw new Error('There is no holder.')
    await act(async () => void hydrate(holder, Pair as never))
    await act(async () => holder.querySelectorAll('button')[1]?.click())
    expect(holder.textContent).toBe('57')
  })
})

it('takes props that JSON carries only', () => {
  island('plain', 'idle', (_: { at?: string; list: readonly { sum: number | null }[] }) => null)
  // @ts-expect-error a function
  island('function', 'idle', (_: { onClick: () => void }) => null)
  // @ts-expect-error a Date
  island('date', 'idle', (_: { at: Date }) => null)
  // @ts-expect-error a Map, and deeper
  island('map', 'idle', (_: { site: { counts: ReadonlyMap<string, number> } }) => null)
  // @ts-expect-error React's children
  island('children', 'idle', (_: { children: ReactNode }) => null)
})
