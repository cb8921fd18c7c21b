import { mix } from '../kit/curve'
import type { Flat } from '../kit/fields'
import type { CarBuild } from './car-build'

/** A place on the nose: share of half the width round the front, share of the way from hem to bonnet. */
export function onNose({ form }: CarBuild, across: number, share: number): Flat {
  const along = across * form.halfWidth
  const { x } = form.tubPlan.at(along)
  return [along, mix(form.hem(x), form.shoulder(x), share)]
}

/** The same on the tail, whose `along` is counted from the front. */
export function onTail({ form }: CarBuild, across: number, share: number): Flat {
  const along = form.tubPlan.length - across * form.halfWidth
  const { x } = form.tubPlan.at(along)
  return [along, mix(form.hem(x), form.shoulder(x), share)]
}
