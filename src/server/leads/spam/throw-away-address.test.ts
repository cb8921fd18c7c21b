import { isThrowAwayAddress } from './throw-away-address'

it.each([
  ['sam@mailinator.com', true],
  ['sam@in.mailinator.com', true],
  ['SAM@MAILINATOR.COM', true],
  ['sam@gmail.com', false],
  ['sam@bigpond.com', false],
  ['sam@mailinator.com.example', false],
  ['sam@constructor', false],
])('%s is of a throw-away service: %p [ENQ-12]', (address, expected) => {
  expect(isThrowAwayAddress(address)).toBe(expected)
})
