import { caravanModels } from './caravans'
import { audis, bmws, landRovers, mercedes, skodas, volkswagens } from './cars-european'
import { fords, mazdas } from './cars-ford-mazda'
import { hondas, isuzuUtes, mitsubishis, nissans, subarus, suzukis } from './cars-japanese'
import { hyundais, kias } from './cars-korean'
import { cherys, gwms, holdens, jeeps, ldvs, mgs, rams, renaults } from './cars-other'
import { toyotas } from './cars-toyota'
import { electrics } from './electrics'
import type { CatalogueModel } from './model'
import { hondaMotorcycles, otherJapaneseMotorcycles, yamahas } from './motorcycles-japanese'
import { cruisersAndClassics, europeanMotorcycles } from './motorcycles-western'
import { isuzuTrucks, otherTrucks } from './trucks'

/**
 * Every model the demo dealers sell: written by hand from what is public about them, with indicative drive-away prices of
 * the time of writing. Good enough to look at and to test with, never to advertise from.
 */
export const catalogue: readonly CatalogueModel[] = [
  ...toyotas,
  ...fords,
  ...mazdas,
  ...kias,
  ...hyundais,
  ...mitsubishis,
  ...nissans,
  ...subarus,
  ...isuzuUtes,
  ...hondas,
  ...suzukis,
  ...volkswagens,
  ...bmws,
  ...mercedes,
  ...audis,
  ...skodas,
  ...landRovers,
  ...mgs,
  ...gwms,
  ...ldvs,
  ...jeeps,
  ...rams,
  ...holdens,
  ...cherys,
  ...renaults,
  ...electrics,
  ...isuzuTrucks,
  ...otherTrucks,
  ...yamahas,
  ...hondaMotorcycles,
  ...otherJapaneseMotorcycles,
  ...europeanMotorcycles,
  ...cruisersAndClassics,
  ...caravanModels,
]
