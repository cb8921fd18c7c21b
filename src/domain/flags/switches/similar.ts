import { choice, flag } from '../declare'

export const similarSwitches = {
  'similar.matchMode': choice({
    label: 'Similar vehicles match on',
    help: 'What similar vehicles have in common.',
    from: 'similar match mode',
    options: [
      { value: 'priceWindow', label: 'Price' },
      { value: 'makeModel', label: 'Make and model' },
      { value: 'typeBody', label: 'Condition and body' },
    ],
    default: 'priceWindow',
  }),
  'similar.onlyLoadInView': flag({
    label: 'Load when near the screen',
    help: 'Loads similar vehicles when they are within 500 px of the viewport.',
    from: 'similar onlyLoadInView',
    default: true,
  }),
}
