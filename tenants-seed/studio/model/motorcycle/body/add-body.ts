import type { BodyKind } from '../motorcycle-style'
import { addAdventureBody } from './adventure'
import type { BodySite } from './body-site'
import { addClassicBody } from './classic'
import { addCruiserBody } from './cruiser'
import { addEnduroBody } from './enduro'
import { addRoadsterBody } from './roadster'
import { addScooterBody } from './scooter'
import { addSportBody } from './sport'
import { addTourerBody } from './tourer'

const bodies: Readonly<Record<BodyKind, (site: BodySite) => void>> = {
  roadster: addRoadsterBody,
  classic: addClassicBody,
  sport: addSportBody,
  cruiser: addCruiserBody,
  tourer: addTourerBody,
  adventure: addAdventureBody,
  enduro: addEnduroBody,
  scooter: addScooterBody,
}

/** Everything that is seen above and around the running gear. */
export const addBody = (site: BodySite) => bodies[site.style.kind](site)
