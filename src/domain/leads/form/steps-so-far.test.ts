import { stepsSoFar } from './steps-so-far'

const field = (name: string) => ({ name, kind: 'text', label: name }) as const
const form = {
  steps: [['make', 'model'], ['damage'], ['email']].map((names) => ({
    title: null,
    fields: names.map(field),
  })),
}
const countOf = (answers: Record<string, unknown>) => stepsSoFar(form, answers).length

it.each([
  [{}, 1],
  [{ make: 'Kia' }, 1],
  [{ model: '' }, 1],
  [{ make: 'Kia', damage: 'None' }, 2],
  [{ email: 'sam@example.com' }, 3],
  [{ constructor: 'x' }, 1],
])('the steps up to the last answer of %j are %i [MSL-02]', (answers, count) => {
  expect(countOf(answers)).toBe(count)
})
