import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { builtInForm } from '@/domain/leads/built-in/built-in-form'
import { emptyContext } from '@/domain/leads/built-in/form-site'
import { queryClient } from '@/ui/query/Queries'
import { formSite } from '~/tests/support/form-site'
import LeadFormIsland from './lead-form.island'

const choices = {
  makes: [
    { name: 'Kia', models: ['Rio', 'Sportage'] },
    { name: 'Mazda', models: ['CX-5'] },
  ],
  limits: { maxAgeYears: 7, maxKilometres: 100_000, word: 'car' },
}
const ofModel = { years: [2022, 2021], badges: ['Maxx', 'Touring'] }

const fetching = jest.fn()
let rego: () => Promise<Response>

const answer = (body: unknown, status = 200) =>
  ({ ok: status < 400, status, json: async () => body }) as Response

beforeEach(() => {
  document.documentElement.dataset.site = 'test'
  localStorage.clear()
  sessionStorage.clear()
  queryClient().clear()
  rego = async () => answer({ found: false })
  fetching.mockReset().mockImplementation(async (address: string) => {
    if (address.startsWith('/api/trade-in/rego')) return rego()
    return answer(address.includes('make=') ? ofModel : choices)
  })
  window.fetch = fetching
})

const open = (findsRegos = true) =>
  render(
    <LeadFormIsland
      id="f"
      form={builtInForm('trade-in', formSite({ findsRegos }), emptyContext)}
      vehicle={null}
      pageId={3}
    />,
  )

const suggestions = (label: string) => {
  const list = (screen.getByLabelText(label) as HTMLInputElement).getAttribute('list') ?? ''
  return [...document.querySelectorAll(`#${list} option`)].map((option) => option.getAttribute('value'))
}

describe('the trade-in form', () => {
  it('suggests the makes in stock, then the models, badges and years of what is entered [TRADE-01]', async () => {
    const user = userEvent.setup()
    open()
    await waitFor(() => expect(suggestions('Make')).toEqual(['Kia', 'Mazda']))
    expect(suggestions('Model')).toEqual([])
    await user.type(screen.getByLabelText('Make'), 'mazda')
    await waitFor(() => expect(suggestions('Model')).toEqual(['CX-5']))
    await user.type(screen.getByLabelText('Model'), 'cx5')
    await waitFor(() => expect(suggestions('Badge (optional)')).toEqual(['Maxx', 'Touring']))
    expect(suggestions('Year')).toEqual(['2022', '2021'])
  })

  it('fills in the vehicle of a rego [TRADE-02]', async () => {
    const user = userEvent.setup()
    rego = async () => answer({ found: true, id: '1', make: 'Kia', model: 'Rio', badge: 'S', year: 2021 })
    open()
    await user.type(screen.getByLabelText('Rego (optional)'), 'abc 123')
    await user.selectOptions(screen.getByLabelText('State of the rego (optional)'), 'NSW')
    await user.click(await screen.findByRole('button', { name: 'Find my vehicle' }))
    await screen.findByText('Found: 2021 Kia Rio S.')
    expect(fetching).toHaveBeenCalledWith('/api/trade-in/rego?rego=abc+123&regoState=NSW', expect.anything())
    expect((screen.getByLabelText('Make') as HTMLInputElement).value).toBe('Kia')
    expect((screen.getByLabelText('Model') as HTMLInputElement).value).toBe('Rio')
    expect((screen.getByLabelText('Year') as HTMLInputElement).value).toBe('2021')
  })

  it('says when a rego is not found, and when the look-up fails [TRADE-02]', async () => {
    const user = userEvent.setup()
    open()
    await user.type(screen.getByLabelText('Rego (optional)'), 'A1')
    await user.selectOptions(screen.getByLabelText('State of the rego (optional)'), 'WA')
    const find = async () => user.click(await screen.findByRole('button', { name: 'Find my vehicle' }))
    await find()
    await screen.findByText('We could not find this rego. Enter your vehicle below.')
    rego = async () => answer({ error: { message: 'Too many regos were looked up.' } }, 429)
    await find()
    await screen.findByText(/Too many regos were looked up\. You can enter your vehicle below\./)
  })

  it('asks for the rego and its state before it looks up [TRADE-02]', async () => {
    open()
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Find my vehicle' }))
    expect(screen.getByText('Enter the rego and its state.')).toBeTruthy()
    expect(fetching.mock.calls.filter(([to]) => String(to).includes('/rego'))).toEqual([])
  })

  it('has no look-up on websites without a rego service [TRADE-02]', () => {
    open(false)
    expect(screen.queryByRole('button', { name: 'Find my vehicle' })).toBeNull()
  })

  it('warns above the limits and still goes on [TRADE-06]', async () => {
    const user = userEvent.setup()
    open()
    await waitFor(() => expect(suggestions('Make')).toHaveLength(2))
    await user.type(screen.getByLabelText('Make'), 'Lada')
    await user.type(screen.getByLabelText('Model'), 'Niva')
    await user.type(screen.getByLabelText('Year'), '1999')
    await screen.findByText(/An estimate is generally not given for cars over 7 years old or over 100,000 km/)
    await user.type(screen.getByLabelText('Kilometres'), '240,000')
    await user.click(screen.getByRole('button', { name: 'Next' }))
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Its condition'))
  })
})
