import { cleanup, render, screen } from '@testing-library/react'
import { FoundVehicles, type ShownTrace } from './FoundVehicles'

afterEach(cleanup)

const trace: ShownTrace = {
  id: 4,
  title: 'Kia Rio, A1',
  website: 'Kestrel Motors',
  steps: [{ name: 'Search', state: 'unknown', text: 'The search engine does not answer.' }],
  isFound: null,
  address: null,
  runId: null,
}

test.each([
  [true, 'Shoppers find it on Kestrel Motors.'],
  [false, 'Shoppers do not find it on Kestrel Motors.'],
  [null, 'It is not known whether shoppers find it on Kestrel Motors.'],
])('a vehicle of which it is %s that shoppers find it says so', (isFound, text) => {
  render(<FoundVehicles traces={[{ ...trace, isFound }]} admin="/admin" />)
  expect(screen.getByRole('region', { name: 'Kia Rio, A1' }).textContent).toContain(text)
})

test('a step that nobody can answer says so to screen readers too', () => {
  render(<FoundVehicles traces={[trace]} admin="/admin" />)
  expect(screen.getByRole('listitem').textContent).toContain(
    'Search. Not known. The search engine does not answer.',
  )
})
