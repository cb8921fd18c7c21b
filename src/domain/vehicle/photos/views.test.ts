import { vehicle } from '~/tests/support/vehicle'
import { spinFrames, startView, viewsOf } from './views'

const photos = { images: [{ image: { url: '/a.jpg', thumb: { url: '/a.jpg' } } }] }
const spin = { spin_images: ['/0.jpg', '/1.jpg'] }
const interior = { spin_interior_image: '/in.jpg' }

describe('viewsOf', () => {
  it('returns spinner, gallery and interior, each only with pictures [GAL-05]', () => {
    expect(viewsOf(vehicle({ ...photos, ...spin, ...interior }))).toEqual(['spinner', 'gallery', 'interior'])
    expect(viewsOf(vehicle({ ...photos, ...interior }))).toEqual(['gallery', 'interior'])
    expect(viewsOf(vehicle())).toEqual([])
  })

  it('requires at least two frames for a spin [GAL-03]', () => {
    expect(spinFrames(vehicle({ spin_images: ['/0.jpg'] }))).toEqual([])
    expect(viewsOf(vehicle({ ...photos, spin_images: [] }))).toEqual(['gallery'])
  })
})

describe('startView', () => {
  it('is the spinner, or the gallery if the dealership chose it [GAL-05]', () => {
    const full = vehicle({ ...photos, ...spin, ...interior })
    expect(startView(full, 'spinner')).toBe('spinner')
    expect(startView(full, 'gallery')).toBe('gallery')
  })

  it('is the gallery without a spin, with or without an interior [GAL-05, decision 55]', () => {
    expect(startView(vehicle({ ...photos, ...interior }), 'spinner')).toBe('gallery')
    expect(startView(vehicle(photos), 'spinner')).toBe('gallery')
    expect(startView(vehicle(), 'spinner')).toBe('gallery')
  })

  it('is an available view if there are no photos', () => {
    expect(startView(vehicle(spin), 'gallery')).toBe('spinner')
    expect(startView(vehicle(interior), 'spinner')).toBe('interior')
  })
})
