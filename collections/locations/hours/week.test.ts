import type { FormState } from 'payload'
import { formFields } from './form-fields'
import { changeDay, copyMonday, readWeek, rowOf } from './week'

const row = (place: number, values: Record<string, unknown>): FormState =>
  Object.fromEntries(
    Object.entries(formFields(values)).map(([name, state]) => [`hours.${place}.${name}`, state]),
  )

const fields: FormState = {
  ...row(0, { weekday: '6', status: 'Closed', open: null, close: null, formated_hours: null }),
  ...row(1, { weekday: '1', status: 'Open', open: '08:30', close: '17:00', formated_hours: 'By the clock' }),
}

describe('the week of a location’s form', () => {
  it('runs from Monday to Sunday, whatever the order of its rows [LOC-11]', () => {
    const week = readWeek(fields, 'hours', 2)
    expect(week.map(({ name, place }) => [name, place])).toEqual([
      ['Monday', 1],
      ['Tuesday', null],
      ['Wednesday', null],
      ['Thursday', null],
      ['Friday', null],
      ['Saturday', 0],
      ['Sunday', null],
    ])
    expect(week[0]).toMatchObject({ isOpen: true, open: '08:30', close: '17:00', wording: 'By the clock' })
    expect(week[5]).toMatchObject({ isOpen: false, open: '', close: '', wording: '' })
  })

  it('ends the wording of a day when its times change [LOC-11]', () => {
    const [monday] = readWeek(fields, 'hours', 2)
    if (!monday) throw new Error('no Monday')
    expect(changeDay(monday, { close: '18:00' })).toMatchObject({ close: '18:00', wording: '' })
    expect(changeDay(monday, { wording: 'Late' })).toMatchObject({ close: '17:00', wording: 'Late' })
  })

  it('copies Monday to the other weekdays, and to no other day', () => {
    const copied = copyMonday(readWeek(fields, 'hours', 2))
    expect(copied.map(({ name }) => name)).toEqual(['Tuesday', 'Wednesday', 'Thursday', 'Friday'])
    expect(copied.map(rowOf)[3]).toEqual({
      weekday: '5',
      status: 'Open',
      open: '08:30',
      close: '17:00',
      formated_hours: 'By the clock',
    })
  })
})
