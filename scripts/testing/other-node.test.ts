import { otherVersion } from './other-node.mjs'

it.each([
  ['v20.20.2', /^24\./],
  ['v22.12.0', /^24\./],
  ['v26.10.0', /^24\./],
  ['v24.9.0', /^20\./],
])('otherVersion returns another major version of Node than %s', (running, other) => {
  expect(otherVersion(running)).toMatch(other)
})
