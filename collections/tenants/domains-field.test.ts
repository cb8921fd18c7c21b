import { canonicalHostField, domainsField } from './domains-field'

type Hook = (args: { value: unknown }) => unknown
type Check = (value: unknown, options: { data: unknown }) => true | string

function saved(field: unknown, typed: unknown, domains: string[] = []): unknown {
  const { hooks, validate } = field as { hooks: { beforeValidate: Hook[] }; validate: Check }
  const value = hooks.beforeValidate.reduce((before, hook) => hook({ value: before }), typed)
  const verdict = validate(value, { data: { domains: domains.map((host) => ({ host })) } })
  return verdict === true ? { stored: value } : verdict
}

const host = domainsField.fields[0]
const domains = ['dealer.example', 'dealer.com.au']

describe('a domain', () => {
  it('is stored in normalised form', () => {
    expect(saved(host, ' WWW.Dealer.com.au:443 ')).toEqual({ stored: 'dealer.com.au' })
  })

  it.each(['https://dealer.com.au', 'dealer', 'dealer.localhost', 'a b.com', '', null])(
    'cannot be %j',
    (typed) => {
      expect(saved(host, typed)).toContain('such as "example.com.au"')
    },
  )
})

describe('the canonical domain', () => {
  it.each(['dealer.com.au', 'www.Dealer.com.au', ' dealer.com.au. '])(
    '%j is stored as one of the domains',
    (typed) => {
      expect(saved(canonicalHostField, typed, domains)).toEqual({ stored: 'dealer.com.au' })
    },
  )

  it.each(['', '  ', null, undefined])('%j may be left empty', (typed) => {
    expect(saved(canonicalHostField, typed, domains)).toEqual({ stored: typed ? '' : typed })
  })

  it.each(['https://dealer.com.au', 'dealer.com.au/used', 'dealer com au', 'händler.example', 7, false, {}])(
    '%j is refused, not cleared, because it is not a valid host name',
    (typed) => {
      expect(saved(canonicalHostField, typed, domains)).toMatch(
        /^This is not a domain name.*"example\.com\.au"/,
      )
    },
  )

  it.each([[['dealer.example']], [[]]])('is refused when it is not one of %j', (own) => {
    expect(saved(canonicalHostField, 'other.example', own)).toBe(
      '"other.example" is not one of the domains above. Add it there first, or enter one of them.',
    )
  })
})
