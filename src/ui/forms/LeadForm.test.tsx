import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { builtInForm } from '@/domain/leads/built-in/built-in-form'
import type { BuiltInKey } from '@/domain/leads/built-in/built-in-keys'
import { emptyContext, type FormSite, type FormVehicle } from '@/domain/leads/built-in/form-site'
import { queryClient } from '@/ui/query/Queries'
import { formDraft } from '@/ui/stores/form-draft'
import { readSentLead } from '@/ui/stores/sent-lead'
import { useToast } from '@/ui/stores/toast'
import { formSite } from '~/tests/support/form-site'
import LeadFormIsland from './lead-form.island'

const vehicle: FormVehicle = {
  id: 7,
  slug: 'kia-rio',
  path: '/cars/kia-rio',
  name: '2022 Kia Rio',
  carType: 'used',
  price: 19_990,
  locationId: 3,
  dealershipId: 12,
  testDrive: 'test drive',
}

const fetching = jest.fn()
const sentBody = (call = 0) =>
  JSON.parse(fetching.mock.calls.filter(([to]) => to === '/api/enquiries')[call]?.[1].body)
const accepted = {
  success: true,
  lead_id: 'abc',
  event: 15,
  success_category: 'Sales',
  next: '/success?form=enquiry',
}
const descriptionOf = (control: HTMLElement) =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
const answer = (body: unknown, status = 201) =>
  ({ ok: status < 400, status, json: async () => body }) as Response

const ShownToast = () => <output>{useToast()?.text}</output>

beforeEach(() => {
  document.documentElement.dataset.site = 'test'
  localStorage.clear()
  sessionStorage.clear()
  queryClient().clear()
  fetching.mockReset().mockResolvedValue(answer(accepted))
  window.fetch = fetching
  jest.spyOn(console, 'error').mockImplementation((...args) => {
    if (!/navigation/i.test(String(args[0]))) throw new Error(String(args[0]))
  })
})
afterEach(() => jest.restoreAllMocks())

function open(key: BuiltInKey, about: FormVehicle | null = null, settings: Partial<FormSite> = {}) {
  const form = builtInForm(key, formSite(settings), { ...emptyContext, vehicle: about })
  return render(<LeadFormIsland id="f" form={form} vehicle={about} pageId={3} />)
}

async function fillContact(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByLabelText('First name'), 'Jane')
  await user.type(screen.getByLabelText('Email'), 'Jane@Example.com')
  await user.type(screen.getByLabelText('Mobile'), '0491 570 156')
  await user.type(screen.getByLabelText('Postcode'), '4105')
}

describe('a form', () => {
  it('lists its problems under a heading, moves the focus there, and links each to its field [ENQ-11, ENQ-03, ENQ-05]', async () => {
    const user = userEvent.setup()
    open('contact')
    await user.click(screen.getByRole('button', { name: 'Submit Form' }))
    const summary = await screen.findByRole('alert')
    expect(summary.textContent).toContain('Please fix the following errors:')
    await waitFor(() => expect(document.activeElement).toBe(summary))
    const links = within(summary).getAllByRole('link')
    expect(links.map((link) => link.textContent)).toEqual([
      'Choose what it is about.',
      'Enter your first name.',
      'Enter your email address.',
      'Enter your phone number.',
      'Invalid postcode. Please enter a 4-digit number.',
      'Write your message.',
    ])
    expect(document.querySelector(links[1]?.getAttribute('href') ?? '')).toBe(
      screen.getByLabelText('First name'),
    )
    expect(descriptionOf(screen.getByLabelText('Postcode'))).toContain('4-digit number')
    expect(fetching).not.toHaveBeenCalled()
  })

  it('sends the payload once, however often the button is pressed, and remembers the visitor and the car [ENQ-02, ENQ-14, ENQ-15, ENQ-18, ENQ-21, MSL-03, MSL-06]', async () => {
    const user = userEvent.setup()
    const never = new Promise<Response>(() => {})
    fetching.mockReturnValueOnce(never)
    const { unmount } = open('enquiry', vehicle)
    await fillContact(user)
    await user.dblClick(screen.getByRole('button', { name: 'Submit Form' }))
    const busy = await screen.findByRole('button', { name: 'Sending…' })
    expect((busy as HTMLButtonElement).disabled).toBe(true)
    expect(fetching).toHaveBeenCalledTimes(1)
    expect(sentBody()).toMatchObject({
      form: 'enquiry',
      isLastStep: true,
      page_id: 3,
      userData: {
        category: 'Sales',
        source: 'Website',
        car_id: 7,
        car_dealership_id: 12,
        lead_attributes: { visited_pages: [], linked_query_params: {} },
        fields: {
          name: 'Jane',
          email: 'jane@example.com',
          phone: '0491 570 156',
          postcode: '4105',
          opt_in: true,
        },
      },
    })
    unmount()
  })

  it('keeps what was typed and its key after a reload, and sends the same key again', async () => {
    const user = userEvent.setup()
    const first = open('enquiry', vehicle)
    await fillContact(user)
    await waitFor(() => expect(formDraft('enquiry:7').read()?.values).toMatchObject({ postcode: '4105' }))
    const key = formDraft('enquiry:7').read()?.key
    first.unmount()
    open('enquiry', vehicle)
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Jane'))
    await user.click(screen.getByRole('button', { name: 'Submit Form' }))
    await waitFor(() => expect(readSentLead()).toMatchObject({ category: 'Sales', car: { slug: 'kia-rio' } }))
    expect(sentBody().key).toBe(key)
    expect(formDraft('enquiry:7').read()).toBeNull()
  })

  it('shows the server’s sentence at the field that it refuses', async () => {
    const user = userEvent.setup()
    fetching.mockResolvedValue(
      answer({ error: { message: 'x', fields: { phone: 'This number does not exist.' } } }, 422),
    )
    open('enquiry', vehicle)
    await fillContact(user)
    await user.click(screen.getByRole('button', { name: 'Submit Form' }))
    await waitFor(() =>
      expect(descriptionOf(screen.getByLabelText('Mobile'))).toBe('This number does not exist.'),
    )
  })

  it('alerts, shows the server’s message when it fails, and can be sent again [ENQ-16, ENQ-17, MSL-07]', async () => {
    const user = userEvent.setup()
    fetching.mockResolvedValue(answer({ error: { message: 'An unexpected error occured' } }, 503))
    render(<ShownToast />)
    open('enquiry', vehicle)
    await fillContact(user)
    await user.click(screen.getByRole('button', { name: 'Submit Form' }))
    expect(await screen.findByText('An unexpected error occured')).toBeTruthy()
    expect(screen.getByText('An error occurred when submitting this form')).toBeTruthy()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Submit Form' }).disabled).toBe(false)
  })

  it.each([
    [undefined, 'Submit Form'],
    ['Enquire Now', 'Enquire Now'],
  ])(
    'has the button that its page asks for (%p), which shows a spinner while it sends [ENQ-01, ENQ-14]',
    async (label, name) => {
      const user = userEvent.setup()
      fetching.mockReturnValueOnce(new Promise<Response>(() => {}))
      const form = builtInForm('enquiry', formSite(), { ...emptyContext, vehicle })
      const shown = label === undefined ? form : { ...form, submitLabel: label }
      render(<LeadFormIsland id="f" form={shown} vehicle={vehicle} pageId={3} />)
      await fillContact(user)
      await user.click(screen.getByRole('button', { name }))
      const busy = await screen.findByRole('button', { name: 'Sending…' })
      expect([busy.querySelectorAll('.spinner').length, busy.getAttribute('aria-busy')]).toEqual([1, 'true'])
    },
  )

  it.each([
    [{ success: true, error: { message: 'It was not stored.' } }, 'It was not stored.'],
    [{ success: true }, 'An unexpected error occured'],
    ['<html>', 'An unexpected error occured'],
  ])(
    'shows the error when the answer has no lead id, and stays on its page: %j [MSL-04, MSL-07]',
    async (said, message) => {
      const user = userEvent.setup()
      fetching.mockResolvedValue(answer(said, 200))
      open('enquiry', vehicle)
      await fillContact(user)
      await user.click(screen.getByRole('button', { name: 'Submit Form' }))
      expect(await screen.findByText(message)).toBeTruthy()
      expect(readSentLead()).toBeNull()
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Submit Form' }).disabled).toBe(false)
    },
  )

  it('shows the server’s message when it refuses the form without naming one of its fields [ENQ-17]', async () => {
    const user = userEvent.setup()
    fetching.mockResolvedValue(
      answer({ error: { message: 'This vehicle has been sold.', fields: { car_id: 'Sold.' } } }, 422),
    )
    open('enquiry', vehicle)
    await fillContact(user)
    await user.click(screen.getByRole('button', { name: 'Submit Form' }))
    expect((await screen.findByRole('alert')).textContent).toBe('This vehicle has been sold.')
  })

  it('can be used again on a page that the browser’s Back button restored: unchanged it is the same lead, changed a new one', async () => {
    const user = userEvent.setup()
    open('enquiry', vehicle)
    await fillContact(user)
    const comeBack = () =>
      act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })))
    for (const sent of [1, 2, 3]) {
      await user.click(await screen.findByRole('button', { name: 'Submit Form' }))
      await waitFor(() => expect(screen.getByRole('button', { name: 'Sending…' })).toBeTruthy())
      await waitFor(() => expect(sentBody(sent - 1)).toBeTruthy())
      comeBack()
      if (sent === 2) await user.type(screen.getByLabelText(/^Message/), 'One more question.')
    }
    expect(sentBody(1).key).toBe(sentBody(0).key)
    expect(sentBody(2).key).not.toBe(sentBody(0).key)
    expect(formDraft('enquiry:7').read()).toBeNull()
  })

  it('asks for the trade-in’s rego only of shoppers who have one', async () => {
    const user = userEvent.setup()
    open('enquiry', vehicle)
    const rego = () => screen.getByLabelText(/Rego of your trade-in/).closest('[data-away]')
    expect(rego()).not.toBeNull()
    await user.click(within(screen.getByRole('group', { name: /trade-in/ })).getByLabelText('Yes'))
    await waitFor(() => expect(rego()).toBeNull())
  })

  it('demands agreement to the terms where the website does [ENQ-10]', async () => {
    const user = userEvent.setup()
    open('enquiry', vehicle, { termsRequired: true })
    await fillContact(user)
    await user.click(screen.getByRole('button', { name: 'Submit Form' }))
    expect(
      await screen.findAllByText('You must agree to the terms of use before submitting the form.'),
    ).not.toHaveLength(0)
  })
})

describe('a form of several steps', () => {
  it('goes to the next step only when this one is right, and sends on the last [MSL-01, MSL-02]', async () => {
    const user = userEvent.setup()
    open('pre-approval')
    const current = () =>
      screen.getByRole('list', { name: 'Steps' }).querySelector('[aria-current]')?.textContent
    expect(current()).toContain('The loan')
    await user.click(screen.getByRole('button', { name: 'Next' }))
    await waitFor(() => expect(current()).toContain('Your work'))
    await user.click(screen.getByRole('button', { name: 'Next' }))
    expect((await screen.findByRole('alert')).textContent).toContain('Choose “Employment”.')
    await user.selectOptions(screen.getByLabelText('Employment'), 'Not working')
    await user.click(screen.getByLabelText('Yes', { selector: '[name="residency"]' }))
    await user.click(screen.getByRole('button', { name: 'Next' }))
    await waitFor(() => expect(current()).toContain('About you'))
    await fillContact(user)
    await user.click(screen.getByRole('button', { name: 'Get Pre-Approved' }))
    await waitFor(() => expect(fetching).toHaveBeenCalled())
    expect(sentBody()).toMatchObject({ isLastStep: true, userData: { subcategory: 'Pre-approval' } })
  })

  const heading = (name: string) => screen.getByRole('heading', { name })

  it('is filled by keyboard: Enter goes to the next step, and the focus to its heading [MSL-01]', async () => {
    const user = userEvent.setup()
    open('pre-approval')
    await user.type(screen.getByLabelText(/^Budget/), '20000{Enter}')
    await waitFor(() => expect(document.activeElement).toBe(heading('Your work')))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(fetching).not.toHaveBeenCalled()
  })

  it('lists the problems of a step only once the shopper tries to leave it [ENQ-11]', async () => {
    const user = userEvent.setup()
    open('pre-approval')
    await user.type(screen.getByLabelText(/^Term/), '99')
    await user.click(screen.getByRole('button', { name: 'Next' }))
    expect(await screen.findByRole('alert')).toBeTruthy()
    await user.clear(screen.getByLabelText(/^Term/))
    await user.click(screen.getByRole('button', { name: 'Next' }))
    await waitFor(() => expect(document.activeElement).toBe(heading('Your work')))
    await user.click(screen.getByLabelText('Employment'))
    await user.tab()
    await waitFor(() =>
      expect(descriptionOf(screen.getByLabelText('Employment'))).toContain('Choose “Employment”.'),
    )
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('numbers the headings of steps that an editor gave no title [MSL-01]', async () => {
    const user = userEvent.setup()
    const { steps, ...form } = builtInForm('pre-approval', formSite(), emptyContext)
    const untitled = { ...form, steps: steps.map((step) => ({ ...step, title: null })) }
    render(<LeadFormIsland id="f" form={untitled} vehicle={null} pageId={3} />)
    await user.click(screen.getByRole('button', { name: 'Next' }))
    await waitFor(() => expect(document.activeElement).toBe(heading('Step 2')))
  })
})

describe('a form that was refused without JavaScript', () => {
  const returned = {
    values: { name: 'Jane', postcode: '48' },
    problems: [{ field: 'postcode', message: 'Invalid postcode. Please enter a 4-digit number.' }],
  }
  const openReturned = () => {
    const form = builtInForm('contact', formSite({ categories: [] }), emptyContext)
    return render(<LeadFormIsland id="f" form={form} vehicle={null} pageId={3} returned={returned} />)
  }

  it('takes each problem away once its field is corrected [ENQ-11]', async () => {
    const user = userEvent.setup()
    openReturned()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')))
    const postcode = screen.getByLabelText('Postcode')
    await user.clear(postcode)
    await user.type(postcode, '4870')
    await user.tab()
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    expect(descriptionOf(postcode)).toBe('')
  })

  it('shows what was sent, not an older draft', () => {
    formDraft('contact:').write({ key: 'k', values: { name: 'Old' }, step: 0 })
    openReturned()
    expect((screen.getByLabelText('First name') as HTMLInputElement).value).toBe('Jane')
  })
})

it('a field that is left by a press shows its problem after the press, so that nothing moves under it [ENQ-14]', async () => {
  const user = userEvent.setup()
  open('contact')
  const postcode = screen.getByLabelText('Postcode')
  await user.type(postcode, '48')
  await user.click(screen.getByLabelText('First name'))
  expect(descriptionOf(postcode)).not.toContain('4-digit number')
  await waitFor(() => expect(descriptionOf(postcode)).toContain('4-digit number'))
})
