import { catalogue } from '../catalogue/catalogue'
import type { Body, CatalogueModel } from '../catalogue/model'

/** A model with one body type. Vehicles of the same design look the same. */
export interface VehicleDesign {
  /** The folder of its photographs: `<make>-<model>-<body>` as a slug. */
  readonly key: string
  readonly body: Body
  readonly electric: boolean
}

function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}

export function designKey(model: Pick<CatalogueModel, 'make' | 'model'>, body: Body): string {
  return slugOf(`${model.make} ${model.model} ${body}`)
}

export function designOf(model: CatalogueModel, body: Body): VehicleDesign {
  return { key: designKey(model, body), body, electric: model.engine?.fuel === 'Electric' }
}

export function bodiesOf(model: CatalogueModel): Body[] {
  return [...new Set(model.badges.map((badge) => badge.body ?? model.body))]
}

export function designs(): VehicleDesign[] {
  return catalogue.flatMap((model) => bodiesOf(model).map((body) => designOf(model, body)))
}
