import fc from 'fast-check'
import { checkField } from './check-field'
import type { FieldKind, LeadField } from './lead-form'

const field = (kind: FieldKind, more: Partial<LeadField> = {}): LeadField => ({
  name: 'answer',
  kind,
  label: 'Answer',
  ...more,
})
const options = ['A', 'B'].map((value) => ({ value, label: value }))
const outcomeOf = (kind: FieldKind, answer: unknown, more?: Partial<LeadField>) => {
  const checked = checkField(field(kind, more), answer)
  return checked.ok ? checked.value : checked.message
}

describe('a postcode', () => {
  it.each(['4105', ' 0800 '])('%j has four digits [ENQ-05]', (text) => {
    expect(outcomeOf('postcode', text, { required: true })).toBe(text.trim())
  })

  it.each(['', '410', '41055', '410a', 'four', '４１０５'])(
    '%j is refused with the specification’s sentence [ENQ-05, ENQ-06]',
    (text) => {
      expect(outcomeOf('postcode', text, { required: true, maxLength: 4 })).toBe(
        'Invalid postcode. Please enter a 4-digit number.',
      )
    },
  )
})

describe('an answer', () => {
  it.each<[FieldKind, unknown, unknown, Partial<LeadField>?]>([
    ['text', '  Jane  ', 'Jane'],
    ['email', 'Jane@Example.COM', 'jane@example.com'],
    ['phone', '0491 570 156', '0491 570 156'],
    ['number', '$12,500', '12500'],
    ['number', '85,000 kms', '85000'],
    ['rego', '123 abc', '123ABC'],
    ['select', 'B', 'B', { options }],
    ['checkboxes', ['B', 'A'], ['A', 'B'], { options }],
    ['checkboxes', 'A', ['A'], { options }],
    ['consent', 'on', true],
    ['consent', undefined, false],
    ['hidden', 'forged', 'Website', { value: 'Website' }],
    ['date-time', '2026-11-05T14:30', '2026-11-05T14:30'],
    ['date-time', '2026-11-05', '2026-11-05'],
  ])('of the kind %s, given %j, is stored as %j', (...[kind, answer, stored, more]) => {
    expect(outcomeOf(kind, answer, more)).toEqual(stored)
  })

  it.each<[FieldKind, unknown, string, Partial<LeadField>?]>([
    ['email', 'jane@example', 'Enter an email address, such as name@example.com.'],
    ['email', 'jane@example.com, joe@example.com', 'Enter an email address, such as name@example.com.'],
    ['phone', 'ring me', 'Enter a phone number with its area code, such as 0491 570 156.'],
    ['number', '-1', '“Answer” must be a number from 0 to 10000000.'],
    ['number', '$', '“Answer” must be a number from 0 to 10000000.'],
    ['number', 'kms', '“Answer” must be a number from 0 to 10000000.'],
    ['number', 'many', '“Answer” must be a number from 0 to 10000000.'],
    ['rego', '1234567890', 'Enter a rego of up to 9 letters and digits.'],
    ['select', 'C', 'Choose one of the options of “Answer”.', { options }],
    ['select', 'constructor', 'Choose one of the options of “Answer”.', { options }],
    ['checkboxes', ['A', 'C'], 'Choose only options of “Answer”.', { options }],
    ['date-time', '2026-02-30T10:00', 'Enter a date and a time, such as 5 Nov 2026, 2:30 pm.'],
    ['text', 'x'.repeat(201), '“Answer” has room for 200 characters.'],
    ['consent', '', 'Agree first.', { required: true, missing: 'Agree first.' }],
    ['radio', '', 'Choose “Answer”.', { required: true, options }],
    ['text', '   ', 'Fill in “Answer”.', { required: true }],
  ])('of the kind %s, given %j, is refused: %s', (...[kind, answer, message, more]) => {
    expect(outcomeOf(kind, answer, more)).toBe(message)
  })

  it.each<[FieldKind]>([['rego'], ['date-time'], ['textarea'], ['file'], ['location']])(
    'of the kind %s may be missing unless the field is required [ENQ-07, TD-03, PHOTO-03]',
    (kind) => {
      expect(outcomeOf(kind, '', { options })).toBeNull()
    },
  )

  it('never throws, whatever a request sends', () => {
    const kinds: FieldKind[] = [
      'text',
      'email',
      'phone',
      'postcode',
      'number',
      'select',
      'checkboxes',
      'file',
      'consent',
    ]
    fc.assert(
      fc.property(fc.constantFrom(...kinds), fc.anything(), fc.boolean(), (kind, answer, required) => {
        expect(typeof checkField(field(kind, { required, options }), answer).ok).toBe('boolean')
      }),
    )
  })

  it('is stored the same when it is checked again', () => {
    fc.assert(
      fc.property(
        fc.constantFrom<FieldKind>('text', 'email', 'rego', 'number', 'postcode'),
        fc.string(),
        (kind, text) => {
          const once = checkField(field(kind), text)
          if (once.ok) expect(checkField(field(kind), once.value)).toEqual(once)
        },
      ),
    )
  })
})

describe('files', () => {
  const file = (name: string, type: string, size = 1000) => ({ name, type, size })
  const photos = { files: { accepts: ['picture'], max: 2, maxBytes: 10_000_000 } } as const
  it.each([
    [[file('car.jpg', 'image/jpeg')], [file('car.jpg', 'image/jpeg')]],
    [[file('car.exe', 'application/x-msdownload')], '“car.exe” is not a file that we can open.'],
    [[file('car.jpg', 'image/jpeg', 10_000_001)], '“car.jpg” is larger than 10 MB.'],
    [Array.from({ length: 3 }, () => file('car.jpg', 'image/jpeg')), 'Choose at most 2 files.'],
    [['text'], 'Choose a file.'],
  ])('%j are accepted, or refused with the reason: %j', (files, outcome) => {
    expect(outcomeOf('file', files, photos)).toEqual(outcome)
  })
})
