import { formFieldsProblem } from './form-fields-problem'

const fields = (count: number, prefix = 'field') =>
  Array.from({ length: count }, (_, index) => ({ name: `${prefix}${index}` }))

it('a form with as many fields as a request may carry is allowed, over all its steps [ENQ-12]', () => {
  expect(formFieldsProblem([{ fields: fields(20, 'a') }, { fields: fields(20, 'b') }])).toBeNull()
})

it('a form with more fields than a request may carry is refused, and says how many to remove [ENQ-12]', () => {
  expect(formFieldsProblem([{ fields: fields(40, 'a') }, { fields: fields(2, 'b') }])).toBe(
    'The form has 42 fields in all steps. It can have at most 40: remove 2.',
  )
})

it('two fields of one name are refused, also in two steps [ENQ-12]', () => {
  expect(formFieldsProblem([{ fields: fields(2) }, { fields: fields(1) }])).toBe(
    'Two fields are named “field0”. Give each field of the form its own name.',
  )
})
