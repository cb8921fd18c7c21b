import { act } from '@testing-library/react'
import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { rememberEarlierInput, rememberInput, replayInput, takeInput, textsOf } from './early-input'
import { hydrate } from './hydrate'
import { island } from './island'

function Form() {
  const [text, setText] = useState('')
  const [isNew, setIsNew] = useState(false)
  const [per, setPer] = useState('week')
  const [order, setOrder] = useState('price')
  return (
    <form>
      <input name="text" value={text} onChange={({ target }) => setText(target.value)} />
      <input type="checkbox" name="new" checked={isNew} onChange={({ target }) => setIsNew(target.checked)} />
      {['week', 'month'].map((value) => (
        <input
          key={value}
          type="radio"
          name="per"
          value={value}
          checked={per === value}
          onChange={() => setPer(value)}
        />
      ))}
      <select name="order" value={order} onChange={({ target }) => setOrder(target.value)}>
        <option value="price">Price</option>
        <option value="year">Year</option>
      </select>
      <output>{[text, isNew, per, order].join()}</output>
    </form>
  )
}

const FormIsland = island('form', 'idle', Form)

it('input from before an island hydrates counts like input from after', async () => {
  document.body.innerHTML = renderToString(<FormIsland />)
  const holder = document.querySelector<HTMLElement>('forecourt-island') as HTMLElement
  const [text, isNew, , month] = holder.querySelectorAll('input')
  const order = holder.querySelector('select')
  if (!text || !isNew || !month || !order) throw new Error('The form lacks a field.')
  text.value = 'kia'
  isNew.checked = true
  month.checked = true
  order.value = 'year'
  for (const field of [text, isNew, month, order]) rememberInput(field)
  const early = takeInput(holder)
  await act(async () => void hydrate(holder, FormIsland as never))
  expect([text.value, isNew.checked, month.checked, order.value]).toEqual(['kia', true, true, 'year'])
  await act(async () => replayInput(early, holder))
  expect(holder.querySelector('output')?.textContent).toBe('kia,true,month,year')
  expect([text.value, isNew.checked, month.checked, order.value]).toEqual(['kia', true, true, 'year'])
})

it('input from before the loader runs counts in forms without autocomplete', () => {
  const form = renderToString(<FormIsland />)
  document.body.innerHTML = `${form.replace('<form>', '<form autocomplete="off">')}${form}`
  const [ours, stored] = document.querySelectorAll<HTMLElement>('forecourt-island')
  if (!ours || !stored) throw new Error('There are no two islands.')
  for (const holder of [ours, stored]) {
    const [text, isNew, , month] = holder.querySelectorAll('input')
    const order = holder.querySelector('select')
    if (!text || !isNew || !month || !order) throw new Error('The form lacks a field.')
    text.value = 'kia'
    isNew.checked = true
    month.checked = true
    order.value = 'year'
  }
  rememberEarlierInput()
  const taken = takeInput(ours).map(([field, value]) => [field.name, field.value, value])
  expect(taken).toEqual([
    ['text', 'kia', 'kia'],
    ['new', 'on', true],
    ['per', 'week', false],
    ['per', 'month', true],
    ['order', 'year', 'year'],
  ])
  expect(takeInput(stored)).toEqual([])
})

it('fields that did not change are not entered again', () => {
  document.body.innerHTML = renderToString(<FormIsland />).replace('<form>', '<form autocomplete="off">')
  rememberEarlierInput()
  expect(takeInput(document.body)).toEqual([])
})

it('text typed while an island hydrates is entered again, a choice is not', async () => {
  document.body.innerHTML = renderToString(<FormIsland />)
  const holder = document.querySelector<HTMLElement>('forecourt-island') as HTMLElement
  const [text, isNew] = holder.querySelectorAll('input')
  if (!text || !isNew) throw new Error('The form lacks a field.')
  await act(async () => {
    void hydrate(holder, FormIsland as never)
    text.value = 'kia'
    rememberInput(text)
    isNew.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }))
    isNew.click()
    rememberInput(isNew)
  })
  expect(holder.querySelector('output')?.textContent).toBe(',true,week,price')
  await act(async () => replayInput(textsOf(takeInput(holder)), holder))
  expect(holder.querySelector('output')?.textContent).toBe('kia,true,week,price')
  expect([text.value, isNew.checked]).toEqual(['kia', true])
})

it('an island without input is left alone', () => {
  document.body.innerHTML = renderToString(<FormIsland />)
  const holder = document.querySelector<HTMLElement>('forecourt-island') as HTMLElement
  const onChange = jest.fn()
  holder.addEventListener('change', onChange)
  replayInput(takeInput(holder), holder)
  expect(onChange).not.toHaveBeenCalled()
})
