import { buildWheel } from '../kit/wheel'
import { aeroDesigns, ruggedDesigns, type WheelLook, wheelDesigns } from '../kit/wheel-look'
import type { CarBuild } from './car-build'

/** The wheel a design wears: its own, from those that suit its kind. */
function lookOf({ design }: CarBuild): WheelLook {
  const { body, own, electric } = design
  const offered = body === '4x4' ? ruggedDesigns : electric && own('aero') > 0.35 ? aeroDesigns : wheelDesigns
  const chosen = offered[Math.floor(own('wheel') * offered.length)] as WheelLook
  const finish = own('wheel finish')
  return finish > 0.78
    ? { ...chosen, finish: 'dark' }
    : finish < 0.28
      ? { ...chosen, finish: 'silver' }
      : chosen
}

/** Four wheels in their arches. */
export function fitWheels(car: CarBuild): void {
  const { form, materials } = car
  const look = lookOf(car)
  for (const axle of [form.wheelbase / 2, -form.wheelbase / 2]) {
    for (const side of [-1, 1]) {
      const wheel = buildWheel(form.wheel, look, materials)
      wheel.position.set(axle, form.wheel.radius, side * (form.halfWidth - form.wheel.width / 2 - 0.012))
      if (side < 0) wheel.rotation.y = Math.PI
      wheel.rotateZ(0.5 + axle)
      car.place(wheel)
    }
  }
}
