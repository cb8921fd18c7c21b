import type { CarType } from '../vehicle/vehicle'
import { enquiryEvent, testDriveEvent, vehiclePageEvent } from './lead-events'

const car = (car_type: CarType, tag: string | null = null) => ({ car_type, tag })

describe('the enquiry event', () => {
  it.each([
    ['new', 14],
    ['demo', 14],
    ['used', 15],
  ] as const)('for a %s vehicle is %d [TRACK-05, TRACK-06]', (carType, event) => {
    expect(enquiryEvent('Sales', car(carType))).toBe(event)
  })

  it.each([
    ['Finance Enquiry', 9],
    ['Career Enquiry', 51],
    ['General Enquiry', 22],
    ['Service', 22],
  ])('for the category %s without a vehicle is %d [TRACK-13, TRACK-14, TRACK-15]', (category, event) => {
    expect(enquiryEvent(category, null)).toBe(event)
  })

  it('for finance of a used vehicle is the finance event [TRACK-18]', () => {
    expect(enquiryEvent('Finance Enquiry', car('used'))).toBe(9)
  })
})

describe('the test drive event', () => {
  it.each([
    ['new', null, 17],
    ['demo', null, 17],
    ['used', null, 48],
    ['used', 'Test Drive Only', 17],
    ['used', ' test drive only ', 17],
    ['used', 'Runout sale', 48],
  ] as const)('for a %s vehicle tagged %p is %d [TRACK-07, TRACK-08, TD-07]', (carType, tag, event) => {
    expect(testDriveEvent(car(carType, tag))).toBe(event)
  })
})

describe('the vehicle page event', () => {
  it('is 4 for a used vehicle and null for others [TRACK-11]', () => {
    expect((['used', 'new', 'demo'] as const).map((type) => vehiclePageEvent(car(type)))).toEqual([
      4,
      null,
      null,
    ])
  })
})
