import { checkInvoice } from './invoice-form'

const invoice = { invoice_number: 'INV-7', amount: '$1,250.50', name: 'Ada', email: 'ada@example.com' }

it('an invoice is paid in whole cents', () => {
  expect(checkInvoice(invoice)).toMatchObject({ problems: [], amountCents: 125_050 })
})

it.each([
  ['10.555', 'Enter the amount in dollars and cents, such as 250 or 250.50.'],
  ['0', '“Amount in dollars” must be a number from 1 to 50000.'],
  ['-5', '“Amount in dollars” must be a number from 1 to 50000.'],
  ['50001', '“Amount in dollars” must be a number from 1 to 50000.'],
  ['', 'Enter the amount of the invoice.'],
])('the amount %j is refused: %s', (amount, message) => {
  expect(checkInvoice({ ...invoice, amount })).toMatchObject({
    problems: [{ field: 'amount', message }],
    amountCents: null,
  })
})
