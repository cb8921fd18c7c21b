import type { Popup } from './popup'
import { popupSeen } from './popup-seen'

const now = new Date('2026-11-28T03:00:00Z')
const popup = (id: number, changes: Partial<Popup> = {}): Popup => ({
  id,
  title: `Popup ${id}`,
  description: '',
  picture: {} as Popup['picture'],
  button: null,
  startDate: null,
  expiryDate: null,
  trigger: 'delay',
  after: 0,
  paths: [],
  carTypes: [],
  ...changes,
})

describe('Whether shoppers see a popup', () => {
  it.each([
    ['Yes', popup(1), []],
    ['Yes', popup(2), [popup(1)]],
    ['Not seen: the newer popup “Popup 3” opens on its pages.', popup(2), [popup(3)]],
    ['Yes', popup(2), [popup(3, { paths: ['/finance'] })]],
    ['Yes', popup(2, { paths: ['/about-us'] }), [popup(3, { paths: ['/finance'] })]],
    [
      'Not seen: the newer popup “Popup 3” opens on its pages.',
      popup(2, { paths: ['/used-car/*'] }),
      [popup(3)],
    ],
    ['Yes', popup(2), [popup(3, { expiryDate: '2026-11-01T00:00:00Z' })]],
    ['Yes', popup(2, { carTypes: ['used'] }), [popup(3, { carTypes: ['new'] })]],
    ['Yes', popup(2), [popup(3, { carTypes: ['new'] })]],
    ['Not seen: it has ended. Set a later end.', popup(1, { expiryDate: '2026-11-28T03:00:00Z' }), []],
    ['Not seen yet: it has not started.', popup(1, { startDate: '2026-11-29T00:00:00Z' }), []],
    [
      'Not seen: its pages are those on which no popup opens, such as forms and payments.',
      popup(1, { paths: ['/checkout/*'] }),
      [],
    ],
  ])('is answered with “%s”', (answer, own, others) => expect(popupSeen(own, others, now)).toBe(answer))
})
