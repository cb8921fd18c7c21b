import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Box3 } from 'three'
import { designs } from '../design'
import type { Cabin } from '../interior/interior-views'
import { buildVehicle } from '../model/build-vehicle'
import { createMaterials } from '../model/kit/materials'
import { exteriorHotspots } from './hotspots'
import { interiorHotspots } from './interior-hotspots'
import { spins } from './spins'

/**
 * Works out where the hotspots of the vehicles photographed all round stand, which is committed: the stock is made without
 * three.js. `npx tsx tenants-seed/studio/spin/write-hotspots.ts`.
 */

const cabins: readonly Cabin[] = ['car', 'suv', 'electric', 'off-road']

const exterior = spins.map(({ key }) => {
  const design = designs().find((candidate) => candidate.key === key)
  if (!design) throw new Error(`no design is called ${key}`)
  const vehicle = buildVehicle(design, createMaterials())
  return [key, exteriorHotspots(design, new Box3().setFromObject(vehicle, true))]
})

const hotspots = {
  exterior: Object.fromEntries(exterior),
  interior: Object.fromEntries(cabins.map((cabin) => [cabin, interiorHotspots(cabin)])),
}
writeFileSync(
  fileURLToPath(new URL('hotspots.json', import.meta.url)),
  `${JSON.stringify(hotspots, null, 2)}\n`,
)
