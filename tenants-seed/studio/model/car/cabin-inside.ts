import { BoxGeometry, Mesh, TorusGeometry } from 'three'
import { RoundedBoxGeometry } from 'three/examples/jsm/geometries/RoundedBoxGeometry.js'
import type { MaterialName } from '../kit/materials'
import type { CarBuild } from './car-build'

type Triple = readonly [x: number, y: number, z: number]

function block(
  car: CarBuild,
  name: string,
  size: Triple,
  at: Triple,
  material: MaterialName,
  lean = 0,
): void {
  const radius = Math.min(...size) * 0.3
  const mesh = new Mesh(new RoundedBoxGeometry(...size, 2, radius), car.materials[material])
  mesh.name = name
  mesh.position.set(...at)
  mesh.rotation.z = lean
  car.place(mesh)
}

function seat(car: CarBuild, x: number, y: number, z: number, width: number): void {
  block(car, 'cushion', [0.5, 0.14, width], [x + 0.12, y, z], 'fabric', 0.08)
  const low = car.design.body === 'Convertible' ? 0.08 : 0
  block(car, 'back', [0.15, 0.56, width * 0.96], [x - 0.17, y + 0.3 - low, z], 'fabric', 0.3)
  block(
    car,
    'head restraint',
    [0.1, 0.17 - low * 0.4, 0.25],
    [x - 0.3, y + 0.64 - low * 1.7, z],
    'fabric',
    0.25,
  )
}

/** Seats, dashboard and wheel as far as they are seen through the glass. */
export function furnish(car: CarBuild): void {
  const { form, design, materials } = car
  const floor = form.clearance + 0.12
  // No head restraint may reach through a low roof.
  const hip = Math.min(floor + 0.28 + (car.isTall ? 0.05 : 0), form.height - 0.88)
  const driver = form.screenBase - 1.32
  const across = form.halfWidth * 0.42
  for (const side of [-1, 1]) seat(car, driver, hip, side * across, 0.5)
  if (design.body !== 'Convertible' && design.doors > 2) {
    for (const side of [-1, 1])
      seat(
        car,
        Math.max(driver - (car.hasDeck ? 0.76 : 0.86), form.rearTop + 0.4),
        hip - (car.hasDeck ? 0.12 : 0.02),
        side * across * 1.02,
        0.52,
      )
  }
  const belt = form.shoulder(form.screenBase - 0.3)
  block(car, 'dashboard', [0.55, 0.2, form.halfWidth * 1.66], [form.screenBase - 0.48, belt - 0.1, 0], 'trim')
  block(car, 'screen', [0.02, 0.13, 0.27], [form.screenBase - 0.72, belt + 0.02, 0], 'gloss', 0.2)
  const wheel = new Mesh(new TorusGeometry(0.18, 0.016, 10, 36), materials.trim)
  wheel.name = 'steering wheel'
  wheel.position.set(form.screenBase - 0.86, belt - 0.04, across)
  wheel.rotation.set(0, Math.PI / 2, 0)
  wheel.rotation.z = 0.35
  const plate = new Mesh(
    new BoxGeometry(form.front - form.rear - 0.5, 0.02, form.halfWidth * 1.7),
    materials.liner,
  )
  plate.name = 'underfloor'
  plate.position.set((form.front + form.rear) / 2, form.clearance + 0.05, 0)
  const glass = new Mesh(new BoxGeometry(0.02, 0.06, 0.24), materials.trim)
  glass.name = 'inside mirror'
  glass.position.set(form.screenTop + 0.03, form.roofline(form.screenTop) - 0.14, 0)
  car.place(wheel, plate, glass)
}
