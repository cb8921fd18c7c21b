import { askedWebsite } from '../asked-website'
import { askedOf, type FormValues } from './form-values'

const closed = { open: '', close: '' }
const values: FormValues = {
  name: 'Riverina Bikes',
  slug: 'riverina-bikes',
  group: '3',
  domain: '',
  from: 'starter',
  trade: 'motorcycles',
  template: 'throttle',
  brand: '#0b3d75',
  accent: '#b4522a',
  email: 'sales@example.com.au',
  location: {
    name: 'Wagga Wagga',
    street: '1 Baylis Street',
    city: 'Wagga Wagga',
    state: 'NSW',
    postcode: '2650',
    phone: '02 5550 1234',
    licence: '',
    weekdays: { open: '08:30', close: '17:30' },
    saturday: closed,
    sunday: closed,
  },
}

describe('What the form of a new website asks for', () => {
  it('is accepted when it is complete, and a day without hours is closed', () => {
    const { data, error } = askedWebsite.safeParse(askedOf(values))
    expect(error).toBeUndefined()
    expect(data?.start).toMatchObject({
      location: { weekdays: { open: '08:30' }, saturday: null, sunday: null },
    })
  })

  it('needs no location and no colours when it starts from a file', () => {
    const { data } = askedWebsite.safeParse(askedOf({ ...values, from: 'file', brand: '', email: '' }))
    expect(data?.start).toEqual({ from: 'file' })
  })

  it('names the field of each problem as the form does', () => {
    const location = { ...values.location, postcode: '', weekdays: { open: '08:30', close: '' } }
    const { error } = askedWebsite.safeParse(askedOf({ ...values, group: '', email: 'x', location }))
    expect(error?.issues.map(({ path }) => path.join('.'))).toEqual([
      'group',
      'start.email',
      'start.location.postcode',
      'start.location.weekdays.close',
    ])
  })
})
