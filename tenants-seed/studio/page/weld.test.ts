import { weld } from './weld'

describe('welding corners', () => {
  it('keeps one of corners at one place that face one way', () => {
    const positions = [0, 0, 0, 1, 0, 0, 0, 0, 0.00001]
    const normals = [0, 1, 0, 0, 1, 0, 0, 1, 0]
    const { index, kept } = weld(positions, normals)
    expect([...index]).toEqual([0, 1, 0])
    expect([...kept]).toEqual([0, 1])
  })

  it('keeps both sides of a sharp edge', () => {
    const { kept } = weld([0, 0, 0, 0, 0, 0], [0, 1, 0, 1, 0, 0])
    expect(kept).toHaveLength(2)
  })
})
