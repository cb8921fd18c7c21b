import { BODY_LIMIT, bodyTypes } from './body-types'

it('knows every body type of the specification, in its order, and shows four at first [SEARCH-33]', () => {
  const specified =
    '4x4; bus; cabChassis; convertible; coupe; ev; hardtop; hatch; hatchback; motorhome; lightTruck; peopleMover; prestige; sedan; softtop; suv; ute; van; wagon; stationWagon'
  expect(Object.keys(bodyTypes)).toEqual(specified.split('; '))
  expect(BODY_LIMIT).toBe(4)
})
