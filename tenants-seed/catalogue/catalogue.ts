import { caravanModels } from './caravan-models'
import { audis } from './cars/audi'
import { bmws } from './cars/bmw'
import { cherys } from './cars/chery'
import { fords } from './cars/ford'
import { gwms } from './cars/gwm'
import { holdens } from './cars/holden'
import { hondas } from './cars/honda'
import { hyundais } from './cars/hyundai'
import { isuzuUtes } from './cars/isuzu'
import { jeeps } from './cars/jeep'
import { kias } from './cars/kia'
import { landRovers } from './cars/land-rover'
import { ldvs } from './cars/ldv'
import { mazdas } from './cars/mazda'
import { mercedes } from './cars/mercedes-benz'
import { mgs } from './cars/mg'
import { mitsubishis } from './cars/mitsubishi'
import { nissans } from './cars/nissan'
import { rams } from './cars/ram'
import { renaults } from './cars/renault'
import { skodas } from './cars/skoda'
import { subarus } from './cars/subaru'
import { suzukis } from './cars/suzuki'
import { toyotas } from './cars/toyota'
import { volkswagens } from './cars/volkswagen'
import { electrics } from './electrics'
import type { CatalogueModel } from './model'
import { cruisersAndClassics, europeanMotorcycles, otherJapaneseMotorcycles } from './motorcycles'
import { hondaMotorcycles } from './motorcycles/honda'
import { yamahas } from './motorcycles/yamaha'
import { otherTrucks } from './trucks'
import { isuzuTrucks } from './trucks/isuzu'

/**
 * Every model that the demo dealers sell. The data is written by hand from public information, with indicative
 * drive-away prices at the time of writing. It is good enough for demos and tests, but not for advertising.
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
