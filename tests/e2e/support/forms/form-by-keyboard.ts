import { expect, type Locator, type Page } from '@playwright/test'
import { type Control, describeControl, isTicked, RESUME } from './form-answers'

/** Presses of Tab from the first field of a form to its button, at most. */
const MOST_STOPS = 90

/** A form's controls that people see and Tab reaches. */
export const REACHABLE = ':is(input:not([type="hidden"], [tabindex="-1"]), select, textarea):visible'

const ignoreChooser = () => undefined

async function answer(page: Page, control: Control, answers: Readonly<Record<string, string>>) {
  if (control.isAnswered) return
  if (control.type === 'file') {
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.keyboard.press('Space')])
    if (control.name === 'resume') await chooser.setFiles(RESUME)
  } else if (control.type === 'select-one') await page.keyboard.press('ArrowDown')
  else if (control.type === 'radio') await page.keyboard.press('Space')
  else if (control.type === 'checkbox') {
    if (isTicked(control)) await page.keyboard.press('Space')
  } else if (Object.hasOwn(answers, control.name)) await page.keyboard.type(answers[control.name] ?? '')
}

/** While the button of a date's calendar has the focus, `:focus` matches nothing. */
async function focused(page: Page): Promise<Control> {
  const element = await page.evaluateHandle(() => document.activeElement ?? document.body)
  return element.evaluate(describeControl)
}

/** Presses Tab until the form's button, through all steps, and answers what it passes. Then presses Enter. */
export async function sendByKeyboard(
  page: Page,
  form: Locator,
  answers: Readonly<Record<string, string>>,
): Promise<void> {
  await form.locator(REACHABLE).first().focus()
  await continueByKeyboard(page, form, answers)
}

/** The same, from the control that has the focus. */
export async function continueByKeyboard(
  page: Page,
  form: Locator,
  answers: Readonly<Record<string, string>>,
): Promise<void> {
  // Playwright intercepts file choosers only while a listener is registered. One that is added together with the key press is too late.
  page.on('filechooser', ignoreChooser)
  await page.evaluate(() => undefined)
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    const control = await focused(page)
    if (control.type === 'submit') return page.keyboard.press('Enter')
    if (control.type === 'button' && control.label === 'Next') {
      await page.keyboard.press('Enter')
      await expect(form.locator(':is(h2, h3):focus')).toBeVisible()
    } else if (control.type !== 'button') await answer(page, control, answers)
    await page.keyboard.press('Tab')
  }
  throw new Error(`The form's button does not get the focus after ${MOST_STOPS} presses of Tab.`)
}
