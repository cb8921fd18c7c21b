import { wholeMakes } from './whole-makes'

const makes = [
  { name: 'Ford', models: ['Focus', 'Ranger'] },
  { name: 'Kia', models: ['Rio', 'Cerato'] },
  { name: 'Rover', models: ['Rio'] },
]

it.each([
  [['Kia'], ['Rio'], []],
  [['Ford', 'Kia'], ['Rio'], ['Ford']],
  [['Ford', 'Kia'], ['Focus', 'Rio'], []],
  [['Ford', 'Kia', 'Rover'], ['Rio'], ['Ford']],
  [['Ford', 'Kia', 'Lada'], ['Rio'], ['Ford', 'Lada']],
  [['Ford'], ['Rio'], []],
  [['Ford', 'Kia'], ['Unheard of'], []],
  [['Ford', 'Kia'], undefined, []],
  [undefined, ['Rio'], []],
])('Of the chosen makes %j with the chosen models %j, wholeMakes returns %j', (make, model, whole) => {
  expect(wholeMakes({ make, model }, makes)).toEqual(whole)
})
