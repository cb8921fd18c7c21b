/** The filters as their controls hold them: texts, and '' for any. */
export interface FilterValues {
  readonly website: string
  readonly location: string
  readonly status: string
  readonly form: string
  readonly assignedTo: string
  readonly from: string
  readonly to: string
  readonly vehicle: string
  readonly text: string
  /** `true`, or '' for no spam. */
  readonly isSpam: string
}

export const NO_FILTERS: FilterValues = {
  website: '',
  location: '',
  status: '',
  form: '',
  assignedTo: '',
  from: '',
  to: '',
  vehicle: '',
  text: '',
  isSpam: '',
}

/** Not the texts that people type: they may name a person, and addresses are logged. */
const IN_ADDRESS = ['website', 'location', 'status', 'form', 'assignedTo', 'from', 'to', 'isSpam'] as const

type Given = Readonly<Record<string, string | string[] | undefined>>

/** The filters in an address. */
export function filterValuesFrom(given: Given): FilterValues {
  const named = IN_ADDRESS.flatMap((name) => {
    const value = given[name]
    return typeof value === 'string' ? [[name, value] as const] : []
  })
  return { ...NO_FILTERS, ...Object.fromEntries(named) }
}

/** The query of an address with these filters, such as `?status=new`; '' without filters. */
export function addressQuery(values: FilterValues): string {
  const named = IN_ADDRESS.filter((name) => values[name] !== '').map((name) => [name, values[name]])
  return named.length === 0 ? '' : `?${new URLSearchParams(named)}`
}

/** The filters as the endpoints take them. */
export const askedFilters = (values: FilterValues) => ({ ...values, isSpam: values.isSpam === 'true' })

export const isFiltered = ({ isSpam, ...values }: FilterValues): boolean =>
  Object.values(values).some((value) => value !== '')
