import { PERSON, type Shopper } from './sent-leads'

/** Too short: the form must refuse it. */
const WRONG_POSTCODE = '48'

/** What a shopper types into the fields of any built-in form, by name. */
export const answersOf = ({ mark, email }: Shopper): Readonly<Record<string, string>> => ({
  name: PERSON.first,
  last_name: mark,
  email,
  phone: PERSON.phone,
  postcode: WRONG_POSTCODE,
  message: 'I would like to know more.',
  Rego: 'ABC123',
  rego: 'ABC123',
  kms: '60000',
  // Nobody has similar vehicles in stock, so a trade-in gets no offer.
  make: 'Zastava',
  model: 'Koral',
  year: '2019',
  'Vehicle Make': 'Toyota',
  'Vehicle Model': 'HiLux',
  vehiclePriceBudget: '30000',
  deposit: '2000',
  term: '5',
  weekly_repayment: '150',
  income: '80000',
  position: 'Technician',
  company: 'Plumbers and Sons',
  abn: '51824753556',
  fleet_size: '12',
})

const CHECKED_BOXES: readonly string[] = ['Brakes']

export const RESUME = {
  name: 'cv.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
}

/** What a control is, and whether it still needs an answer. */
export interface Control {
  readonly name: string
  readonly type: string
  readonly value: string
  readonly label: string
  /** Of a radio button: whether one of its group is chosen. */
  readonly isAnswered: boolean
}

/** Runs in the page. */
export function describeControl(element: Element): Control {
  const { name = '', type = '', value = '', form, checked } = element as HTMLInputElement
  const group =
    type === 'radio'
      ? [...(form?.querySelectorAll<HTMLInputElement>(`[name="${CSS.escape(name)}"]`) ?? [])]
      : []
  const isAnswered =
    type === 'radio' ? group.some((one) => one.checked) : type === 'checkbox' ? checked : value !== ''
  return { name, type, value, label: element.textContent ?? '', isAnswered }
}

export const isTicked = ({ name, value }: Control): boolean =>
  name === 'terms_conditions' || CHECKED_BOXES.includes(value)
