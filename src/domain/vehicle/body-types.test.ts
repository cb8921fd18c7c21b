import { allBodies, BODY_LIMIT, bodyLabel, bodyTypes } from './body-types'

it('bodyTypes lists every body type of the specification in its order, and pickers show four at first [SEARCH-33]', () => {
  const specified =
    '4x4; bus; cabChassis; convertible; coupe; ev; hardtop; hatch; hatchback; motorhome; lightTruck; peopleMover; prestige; sedan; softtop; suv; ute; van; wagon; stationWagon'
  expect(Object.keys(bodyTypes)).toEqual(specified.split('; '))
  expect(BODY_LIMIT).toBe(4)
})

it('bodies with two names share one label and are listed once [SEARCH-33]', () => {
  expect(['Hatchback', 'hatch', 'Station Wagon', 'Cruiser'].map(bodyLabel)).toEqual([
    'Hatch',
    'Hatch',
    'Wagon',
    'Cruiser',
  ])
  const bodies = allBodies(['Cruiser', 'Hatchback', 'Hatchback'])
  expect(bodies.slice(0, 3)).toEqual(['Cruiser', 'Hatchback', '4x4'])
  expect(bodies).not.toContain('Hatch')
  expect(bodies.filter((body) => body === 'Wagon')).toHaveLength(1)
  expect(allBodies([])).toContain('Hatch')
})
