import { catalogue } from '../catalogue/catalogue'
import type { Body, CatalogueModel } from '../catalogue/model'

/** What a vehicle looks like: one model in one body. */
export interface VehicleDesign {
  /** `<make>-<model>-<body>` as a slug: the folder of its photographs. */
  readonly key: string
  readonly body: Body
  readonly electric: boolean
}

/** Letters and digits of a name, joined by hyphens. */
function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}

export function designKey(model: Pick<CatalogueModel, 'make' | 'model'>, body: Body): string {
  return slugOf(`${model.make} ${model.model} ${body}`)
}

/** The design of a model, in the body of one of its badges. */
export function designOf(model: CatalogueModel, body: Body): VehicleDesign {
  return { key: designKey(model, body), body, electric: model.engine?.fuel === 'Electric' }
}

/** The bodies a model is sold in. */
export function bodiesOf(model: CatalogueModel): Body[] {
  return [...new Set(model.badges.map((badge) => badge.body ?? model.body))]
}

/** Every design of the catalogue, in its order. */
export function designs(): VehicleDesign[] {
  return catalogue.flatMap((model) => bodiesOf(model).map((body) => designOf(model, body)))
}
