import { morph } from './morph'

const options = { leave: '[data-own]', isTyped: (field: Element) => field === document.activeElement }
const find = <E extends HTMLElement = HTMLElement>(selector: string) =>
  document.querySelector<E>(selector) as E

function change(from: string, to: string): void {
  document.body.innerHTML = `<div>${from}</div>`
  become(to)
}

function become(to: string): void {
  const fresh = new DOMParser().parseFromString(`<div>${to}</div>`, 'text/html')
  morph(find('div'), fresh.querySelector('div') as Element, options)
}

describe('a page that becomes another', () => {
  it('is written as the other one in the end', () => {
    const to = '<p class="b">two</p><ul><li data-key="z">z</li><li data-key="x" title="t">X</li></ul>'
    change(
      '<p class="a" hidden>one</p><span></span><ul><li data-key="x">x</li><li data-key="y">y</li></ul>',
      to,
    )
    expect(find('div').innerHTML).toBe(to)
  })

  it('keeps the nodes that stay, by their key or by their place', () => {
    document.body.innerHTML = '<div><p>one</p><ul><li data-key="x">x</li><li data-key="y">y</li></ul></div>'
    const [paragraph, y] = [find('p'), find('[data-key="y"]')]
    become('<p>two</p><ul><li data-key="y">Y</li></ul>')
    expect(find('p')).toBe(paragraph)
    expect(find('li')).toBe(y)
    expect(y.textContent).toBe('Y')
  })

  it('tells those with the same key apart, so that none stays behind', () => {
    document.body.innerHTML =
      '<div><ul><li data-key="x">x</li><li data-key="x">X</li><li data-key="y">y</li></ul></div>'
    const [first] = document.querySelectorAll('li')
    become('<ul><li data-key="x">X</li><li data-key="y">y</li></ul>')
    expect(find('div').innerHTML).toBe('<ul><li data-key="x">X</li><li data-key="y">y</li></ul>')
    expect(find('li')).toBe(first)
    become('<ul></ul>')
    expect(find('div').innerHTML).toBe('<ul></ul>')
  })

  it('keeps the focus where it is while other things move around it', () => {
    document.body.innerHTML =
      '<div><ul><li data-key="a"><input></li><li data-key="b"><button>b</button></li></ul></div>'
    find('button').focus()
    const lost = jest.fn()
    find('button').addEventListener('blur', lost)
    become('<ul><li data-key="b"><button>b</button></li><li data-key="a"><input></li></ul>')
    expect(document.activeElement).toBe(find('button'))
    expect(lost).not.toHaveBeenCalled()
    expect(find('ul').textContent).toBe('b')
    expect(find('li').dataset.key).toBe('b')
  })

  it('gives fields the state they have there, but leaves the text that is being written', () => {
    document.body.innerHTML =
      '<div><input id="t"><input id="u"><input id="c" type="checkbox"><select id="s"><option>1<option>2</select></div>'
    for (const id of ['t', 'u']) find<HTMLInputElement>(`#${id}`).value = 'mine'
    find<HTMLInputElement>('#c').checked = true
    find('#t').focus()
    become(
      '<input id="t" value="theirs"><input id="u" value="theirs"><input id="c" type="checkbox"><select id="s"><option>1<option selected>2</select>',
    )
    const textIn = (id: string) => find<HTMLInputElement>(`#${id}`).value
    expect(['t', 'u', 's'].map(textIn)).toEqual(['mine', 'theirs', '2'])
    expect(find<HTMLInputElement>('#c').checked).toBe(false)
  })

  it('leaves groups as the shopper opened or closed them', () => {
    document.body.innerHTML = '<div><details id="a" open></details><details id="b"></details></div>'
    become('<details id="a"></details><details id="b" open></details>')
    expect([find('#a').hasAttribute('open'), find('#b').hasAttribute('open')]).toEqual([true, false])
  })

  it('leaves alone what has a life of its own', () => {
    change('<p data-own class="mine">mine</p>', '<p data-own>theirs</p>')
    expect(find('p').outerHTML).toBe('<p data-own="" class="mine">mine</p>')
  })
})
