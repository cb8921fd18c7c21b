import { expect, type Locator } from '@playwright/test'
import { describeControl, isTicked, RESUME } from './form-answers'

const CONTROLS =
  ':is(input:not([type="hidden"], [type="datetime-local"], [tabindex="-1"]), select, textarea):visible'
/** Steps of a form, at most. */
const MOST_STEPS = 6
/** An answer may show more fields. */
const PASSES = 2

async function answer(control: Locator, answers: Readonly<Record<string, string>>): Promise<void> {
  const found = await control.evaluate(describeControl)
  if (found.isAnswered) return
  if (found.type === 'file') {
    if (found.name === 'resume') await control.setInputFiles(RESUME)
  } else if (found.type === 'select-one') await control.selectOption({ index: 1 })
  else if (found.type === 'radio' || (found.type === 'checkbox' && isTicked(found))) {
    await control.tap()
    await expect(control).toBeChecked()
  } else if (found.type !== 'checkbox' && Object.hasOwn(answers, found.name))
    await control.fill(answers[found.name] ?? '')
}

/** Fills each step of a form with taps, and taps its button. */
export async function sendByTouch(form: Locator, answers: Readonly<Record<string, string>>): Promise<void> {
  const next = form.getByRole('button', { name: 'Next', exact: true })
  for (let step = 0; step < MOST_STEPS; step += 1) {
    for (let pass = 0; pass < PASSES; pass += 1)
      for (const control of await form.locator(CONTROLS).all()) await answer(control, answers)
    if ((await next.count()) === 0) return form.locator('button[type="submit"]').tap()
    await next.tap()
    // The tap here keeps two taps on Next from being a double tap, which the form takes for one.
    await form.locator(':is(h2, h3):focus').tap()
  }
  throw new Error(`The form has more than ${MOST_STEPS} steps.`)
}
