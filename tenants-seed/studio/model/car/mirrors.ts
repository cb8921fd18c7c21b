import { BoxGeometry, Mesh, SphereGeometry } from 'three'
import type { CarBuild } from './car-build'

/** A sphere pressed towards a box. */
function pebble(width: number, height: number, depth: number, power: number): SphereGeometry {
  const geometry = new SphereGeometry(1, 24, 16)
  const position = geometry.getAttribute('position')
  const press = (value: number) => Math.sign(value) * Math.abs(value) ** power
  for (let index = 0; index < position.count; index++) {
    const [x, y, z] = [position.getX(index), position.getY(index), position.getZ(index)]
    const taper = 1 - 0.22 * Math.max(0, x)
    position.setXYZ(
      index,
      (press(x) * depth) / 2,
      (press(y) * height * taper) / 2,
      (press(z) * width * taper) / 2,
    )
  }
  geometry.computeVertexNormals()
  return geometry
}

/** Door mirrors with their glass, a foot on the door and a light in the cap. */
export function fitMirrors(car: CarBuild): void {
  const { form, materials, design } = car
  const x = form.screenBase - (design.body === '4x4' ? 0.4 : 0.5)
  const y = form.shoulder(x) + 0.095
  const tall = car.isTall ? 0.145 : 0.12
  for (const side of [-1, 1]) {
    const z = side * (form.halfWidth + 0.04)
    const shell = new Mesh(pebble(0.2, tall, 0.12, 0.72), materials.paint)
    const base = new Mesh(pebble(0.19, tall * 0.55, 0.115, 0.72), materials.gloss)
    const glass = new Mesh(new BoxGeometry(0.004, tall * 0.78, 0.16, 1, 4, 4), materials.mirror)
    const foot = new Mesh(pebble(0.17, 0.05, 0.075, 0.7), materials.gloss)
    const light = new Mesh(new BoxGeometry(0.01, 0.008, 0.11), materials.amber)
    shell.position.set(x, y, z)
    base.position.set(x - 0.004, y - tall * 0.27, z)
    glass.position.set(x - 0.054, y, z)
    foot.position.set(x, y - tall * 0.44, side * (form.halfWidth - 0.03))
    light.position.set(x + 0.048, y - 0.012, z + side * 0.045)
    light.rotation.y = side * 0.35
    shell.rotation.y = side * 0.12
    for (const [name, part] of Object.entries({ shell, base, glass, foot, light }))
      part.name = `mirror ${name}`
    car.place(shell, base, glass, foot, light)
  }
}
