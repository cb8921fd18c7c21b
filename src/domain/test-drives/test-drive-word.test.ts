import { formSite } from '~/tests/support/form-site'
import { vehicle } from '~/tests/support/vehicle'
import { resolveSettings } from '../flags/resolve'
import { builtInForm } from '../leads/built-in/built-in-form'
import { emptyContext } from '../leads/built-in/form-site'
import { formVehicle } from '../leads/built-in/form-vehicle'
import { testDriveWord, wordOfForm } from './test-drive-word'

it.each([
  ['Car', 'test drive'],
  ['Motorcycle', 'test ride'],
])('a website of the wording %s books a %s, and so does its form [TD-02]', (wording, word) => {
  expect(testDriveWord(wording)).toBe(word)
  expect(wordOfForm(builtInForm('test-drive', formSite({ wording }), emptyContext).name)).toBe(word)
})

it('the form of a caravan books an inspection, by its name, button and date [TD-02]', () => {
  const { settings } = resolveSettings({ template: 'outback' })
  const caravan = formVehicle(vehicle({ item_type: 'caravan', categories: ['Caravans'] }), settings)
  const form = builtInForm('test-drive', formSite(), { vehicle: caravan, locationId: null })
  expect([form.name, form.submitLabel]).toEqual(['Inspection', 'Book an Inspection'])
  expect(wordOfForm(form.name)).toBe('inspection')
  expect(JSON.stringify(form.steps)).toContain('"Inspection Booking Date"')
})

it.each([null, 'constructor'])('a booking whose form is %p is a test drive [TD-02]', (name) => {
  expect(wordOfForm(name)).toBe('test drive')
})
