import { vehicle } from '~/tests/support/vehicle'
import { spinFrames, startView, viewsOf } from './views'

const photos = { images: [{ image: { url: '/a.jpg', thumb: { url: '/a.jpg' } } }] }
const spin = { spin_images: ['/0.jpg', '/1.jpg'] }
const interior = { spin_interior_image: '/in.jpg' }

describe('the views of a gallery', () => {
  it('are spinner, gallery and interior, each where there are pictures for it [GAL-05]', () => {
    expect(viewsOf(vehicle({ ...photos, ...spin, ...interior }))).toEqual(['spinner', 'gallery', 'interior'])
    expect(viewsOf(vehicle({ ...photos, ...interior }))).toEqual(['gallery', 'interior'])
    expect(viewsOf(vehicle())).toEqual([])
  })

  it('need two frames at least for a spin [GAL-03]', () => {
    expect(spinFrames(vehicle({ spin_images: ['/0.jpg'] }))).toEqual([])
    expect(viewsOf(vehicle({ ...photos, spin_images: [] }))).toEqual(['gallery'])
  })
})

describe('the view a gallery opens on', () => {
  it('is the spinner, or the gallery for a dealership that chose so [GAL-05]', () => {
    const full = vehicle({ ...photos, ...spin, ...interior })
    expect(startView(full, 'spinner')).toBe('spinner')
    expect(startView(full, 'gallery')).toBe('gallery')
  })

  it('is the gallery without a spin, whether or not there is an interior [GAL-05, decision 55]', () => {
    expect(startView(vehicle({ ...photos, ...interior }), 'spinner')).toBe('gallery')
    expect(startView(vehicle(photos), 'spinner')).toBe('gallery')
    expect(startView(vehicle(), 'spinner')).toBe('gallery')
  })

  it('is what there is where there are no photos', () => {
    expect(startView(vehicle(spin), 'gallery')).toBe('spinner')
    expect(startView(vehicle(interior), 'spinner')).toBe('interior')
  })
})
