import { renderToStaticMarkup } from 'react-dom/server'
import { FacetChoices } from '@/ui/search/FacetChoices'
import { chooseView } from './choose-view'
import { countUp } from './count-up'
import { formAddress } from './form-address'
import { searchLists } from './search-lists'
import { slideRanges } from './slide-ranges'

const find = <E extends HTMLElement = HTMLInputElement>(selector: string) =>
  document.querySelector<E>(selector) as E

function set(field: HTMLInputElement, value: string, ...events: string[]): void {
  field.value = value
  for (const event of events) field.dispatchEvent(new Event(event, { bubbles: true }))
}

describe('a slider with two handles', () => {
  const [low, high] = ['[data-end="min"]', '[data-end="max"]']
  const [from, to] = ['[name="range[price][min]"]', '[name="range[price][max]"]']

  beforeAll(slideRanges)

  beforeEach(() => {
    const range = (end: string, value: number) =>
      `<input type="range" data-end="${end}" min="5000" max="250000" step="500" value="${value}">`
    document.body.innerHTML = `<fieldset data-range="price"><div class="range-slider">${range('min', 5000)}${range('max', 250_000)}</div>
      <input type="number" min="0" step="1" name="range[price][min]"><input type="number" min="0" step="1" name="range[price][max]"></fieldset>`
  })

  it('writes what it is moved to, and nothing at an end of its track', () => {
    set(find(low), '20000', 'input')
    expect([find(from).value, find(to).value]).toEqual(['20000', ''])
    expect(find(low).getAttribute('aria-valuetext')).toBe('$20,000')
    set(find(low), '5000', 'input')
    expect(find(from).value).toBe('')
    expect(find(low).getAttribute('aria-valuetext')).toBe('Any')
  })

  it('keeps the lower handle a step below the higher one [SEARCH-30]', () => {
    set(find(high), '30000', 'input')
    set(find(low), '40000', 'input')
    expect([find(low).value, find(from).value]).toEqual(['29500', '29500'])
    set(find(high), '10000', 'input')
    expect(find(high).value).toBe('30000')
  })

  it('follows what is typed, as far as its track goes [SEARCH-32]', () => {
    set(find(from), '25000', 'input')
    set(find(to), '900000', 'input')
    expect([find(low).value, find(high).value]).toEqual(['25000', '250000'])
    expect([find(from).value, find(to).value]).toEqual(['25000', '900000'])
  })

  it.each([
    [low, '1001', '', ['1001', '40000']],
    [low, '1001', '90000', ['1001', '40000']],
    [low, '300000', '', ['300000', '']],
    [high, '', '4000', ['', '4000']],
    [high, '', '900000', ['20000', '900000']],
    [high, '', '38250', ['20000', '38250']],
  ])(
    'leaves what %s cannot stand at, from "%s" to "%s", to its field when the other moves [SEARCH-32, BUD-07]',
    (still, least, most, ends) => {
      set(find(from), least, 'input')
      set(find(to), most, 'input')
      const said = find(still).getAttribute('aria-valuetext')
      if (still === low) set(find(high), '40000', 'input')
      else set(find(low), '20000', 'input')
      expect([find(from).value, find(to).value]).toEqual(ends)
      expect(find(still).getAttribute('aria-valuetext')).toBe(said)
      expect(said).toBe(`$${Number(least && still === low ? least : most).toLocaleString('en-AU')}`)
    },
  )

  it.each([
    ['-5', '0'],
    ['20000.5', '20001'],
    ['1e5', '100000'],
    ['1e9', '99999999'],
  ])(
    'makes of a typed "%s" the nearest number that it can ask for, when the field is left [SEARCH-32]',
    (typed, said) => {
      for (const field of [from, to]) find(field).max = '99999999'
      set(find(from), typed, 'input')
      expect(find(from).value).toBe(typed)
      set(find(from), typed, 'change')
      expect([find(from).value, find(from).validity.valid]).toEqual([said, true])
      expect(find(low).getAttribute('aria-valuetext')).toBe(`$${Number(said).toLocaleString('en-AU')}`)
    },
  )

  it('speaks the unit that the page gave it, also after other results came', () => {
    const { firstElementChild } = document.body
    firstElementChild?.setAttribute('data-per', ' a week')
    set(find(low), '20000', 'input')
    expect(find(low).getAttribute('aria-valuetext')).toBe('$20,000 a week')
    document.dispatchEvent(new Event('forecourt:search'))
    expect(find(low).getAttribute('aria-valuetext')).toBe('$20,000 a week')
    expect(find(high).getAttribute('aria-valuetext')).toBe('Any')
  })

  it('draws its track anew when other results came', () => {
    set(find(low), '20000', 'input')
    find(low).value = '5000'
    find(from).value = ''
    document.dispatchEvent(new Event('forecourt:search'))
    expect(find<HTMLElement>('.range-slider').style.getPropertyValue('--low')).toBe('0')
    expect(find(low).getAttribute('aria-valuetext')).toBe('Any')
  })

  it('lets ends that were typed the wrong way round change places', () => {
    set(find(from), '50000', 'input', 'change')
    set(find(to), '20000', 'input', 'change')
    expect([find(from).value, find(to).value]).toEqual(['20000', '50000'])
  })
})

describe('the search in a long list', () => {
  const shown = () =>
    [...document.querySelectorAll<HTMLElement>('li')]
      .filter(({ hidden }) => !hidden)
      .map((li) => li.textContent)

  it('shows what has a word that begins so, also after other results came', () => {
    const makes = ['Mercedes-Benz', 'Land Rover', 'Citroën', 'Rolls']
    document.body.innerHTML = `<form><fieldset><input type="search" data-list-search>
      <div class="facet-lists"><ul>${makes.map((make) => `<li><span class="facet-label">${make}</span></li>`).join('')}</ul></div></fieldset></form>`
    searchLists()
    set(find('input'), 'ro', 'input')
    expect(shown()).toEqual(['Land Rover', 'Rolls'])
    set(find('input'), 'citroe', 'input')
    expect(shown()).toEqual(['Citroën'])
    for (const li of document.querySelectorAll('li')) li.hidden = false
    document.dispatchEvent(new Event('forecourt:search'))
    expect(shown()).toEqual(['Citroën'])
    set(find('input'), '', 'input')
    expect(shown()).toEqual(makes)
  })
})

describe('the search in a long list of makes', () => {
  const hidden = () =>
    [...document.querySelectorAll<HTMLElement>('.facet-heading, [data-list-none]')].map((each) => each.hidden)
  const status = () => find<HTMLElement>('[role="status"]').textContent

  beforeEach(() => {
    const choices = Array.from({ length: 30 }, (_, index) => ({
      value: `Make${index}`,
      label: `Make${index}`,
      count: 1,
      chosen: false,
    }))
    choices.push({ value: 'Zeekr', label: 'Zeekr', count: 1, chosen: false })
    const models = ['Hilux', 'Corolla', 'Land Cruiser']
    const below = new Map([
      ['Make3', models.map((model) => ({ value: model, label: model, count: 1, chosen: false }))],
    ])
    document.body.innerHTML = `<p role="status" data-search-status></p>${renderToStaticMarkup(
      <FacetChoices facet={{ attribute: 'make', label: 'Make', choices, isChosen: false }} below={below} />,
    )}`
    searchLists()
  })

  it('takes a heading away with the last of its makes', () => {
    expect(hidden()).toEqual([true, false, false])
    set(find('input'), 'zee', 'input')
    expect(hidden()).toEqual([true, true, false])
    set(find('input'), '', 'input')
    expect(hidden()).toEqual([true, false, false])
  })

  it('keeps a make for those of its models that are left, and all of them when it is meant itself', () => {
    const shown = () =>
      [...document.querySelectorAll<HTMLElement>('li')]
        .filter((choice) => !choice.hidden)
        .map((choice) => choice.querySelector('.facet-label')?.textContent)
    set(find('input'), 'hil', 'input')
    expect(shown()).toEqual(['Make3', 'Hilux'])
    expect(hidden()).toEqual([true, false, true])
    set(find('input'), 'make3', 'input')
    expect(shown()).toEqual(['Make3', 'Hilux', 'Corolla', 'Land Cruiser'])
    set(find('input'), 'zee', 'input')
    expect(find('[data-key="Make3"]').hidden).toBe(true)
  })

  it('says that there is none, and no longer once there is one', () => {
    set(find('input'), 'x', 'input')
    expect(hidden()).toEqual([false, true, true])
    expect(status()).toBe('No make found')
    expect(find<HTMLElement>('[data-list-none]').textContent).toBe('No make found')
    set(find('input'), 'z', 'input')
    expect(hidden()).toEqual([true, true, false])
    expect(status()).toBe('')
  })

  it('leaves what the results say alone', () => {
    find<HTMLElement>('[role="status"]').textContent = '31 cars found'
    set(find('input'), 'z', 'input')
    expect(status()).toBe('31 cars found')
    set(find('input'), 'x', 'input')
    find<HTMLElement>('[role="status"]').textContent = '30 cars found'
    document.dispatchEvent(new Event('forecourt:search'))
    expect(status()).toBe('30 cars found')
    expect(hidden()).toEqual([false, true, true])
  })
})

describe('the switch between grid and list', () => {
  it('shows cards as this browser chose, and keeps the choice', () => {
    document.documentElement.dataset.site = 'outpost'
    document.body.innerHTML = `<button data-show-as="grid"></button><button data-show-as="list"></button>
      <ul data-view="grid" data-grid="tile 3" data-list="row 1" data-columns="3"><li class="vehicle-card" data-look="tile"></li></ul>`
    chooseView()
    const pressed = () =>
      [...document.querySelectorAll('button')].map((button) => button.getAttribute('aria-pressed'))
    expect(pressed()).toEqual(['true', 'false'])
    find('[data-show-as="list"]').click()
    expect(pressed()).toEqual(['false', 'true'])
    expect([find('ul').dataset.columns, find('li').dataset.look]).toEqual(['1', 'row'])
    expect(localStorage.getItem('forecourt:outpost:view')).toBe('list')
    find('li').dataset.look = 'tile'
    document.dispatchEvent(new Event('forecourt:search'))
    expect(find('li').dataset.look).toBe('row')
  })
})

describe('a count', () => {
  const element = () => find<HTMLElement>('b')

  beforeEach(() => {
    document.body.innerHTML = '<b></b>'
    jest.useFakeTimers()
  })
  afterEach(() => jest.useRealTimers())

  const setMotion = (isReduced: boolean) =>
    Object.assign(window, { matchMedia: () => ({ matches: isReduced }) })

  it('runs to its new value within a second [SEARCH-04]', () => {
    setMotion(false)
    countUp(element(), 2000, 10)
    jest.advanceTimersByTime(300)
    const halfway = Number(element().textContent?.replace(',', ''))
    expect(halfway).toBeGreaterThan(10)
    expect(halfway).toBeLessThan(2000)
    jest.advanceTimersByTime(800)
    expect(element().textContent).toBe('10')
  })

  it('stops when another one starts', () => {
    setMotion(false)
    countUp(element(), 0, 1000)
    jest.advanceTimersByTime(100)
    countUp(element(), 5, 6)
    jest.advanceTimersByTime(1100)
    expect(element().textContent).toBe('6')
  })

  it('does not run for those who asked for less motion', () => {
    setMotion(true)
    countUp(element(), 0, 1234)
    expect(element().textContent).toBe('1,234')
  })
})

describe('where a form leads', () => {
  it('writes numbers out', () => {
    document.body.innerHTML =
      '<form action="/search"><input type="number" name="range[price][min]" value="1e9"></form>'
    expect(formAddress(find<HTMLFormElement>('form'))).toBe('/search?range%5Bprice%5D%5Bmin%5D=1000000000')
  })

  it('leaves out what is empty, and a distance from nowhere', () => {
    document.body.innerHTML = `<form action="/search"><input name="query" value=" kia "><input name="range[price][min]">
      <input name="near[postcode]"><input name="near[km]" value="50"></form>`
    const form = find<HTMLFormElement>('form')
    expect(formAddress(form)).toBe('/search?query=kia')
    find('[name="near[postcode]"]').value = '4350'
    expect(formAddress(form)).toBe('/search?query=kia&near%5Bpostcode%5D=4350&near%5Bkm%5D=50')
  })
})
