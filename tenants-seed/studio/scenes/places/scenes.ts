import { bikeMechanic, carMechanic, customer, seller } from '../people/cast'
import { chargingBay } from './charging-bay'
import { cityDawn } from './city-dawn'
import { forecourt } from './forecourt'
import { nightCity } from './night-city'
import { outback } from './outback'
import { lookFrom, type Place } from './place'
import { ridgeRoad } from './ridge-road'
import type { SceneName } from './scene-names'
import { showroom } from './showroom'
import { workshop } from './workshop'

const brands = {
  southerncross: 0x123f78,
  kestrel: 0x9e1220,
  outpost: 0x8a4a1f,
  tworivers: 0xd0551b,
  currawong: 0x0f6b5a,
}

/** From the front left, low, with room for words at the left. */
const heroLook = lookFrom({
  from: [6.6, 1.2, -4.7],
  to: [0.5, 1.02, 1.35],
  fov: 26,
  aperture: 0.01,
  sharp: [1.2, 0.8, -0.6],
})
const bikeLook = lookFrom({
  from: [4.3, 0.85, -3.4],
  to: [0.3, 0.66, 0.42],
  fov: 21,
  aperture: 0.012,
  sharp: [0.2, 0.6, 0],
})
const roomLook = lookFrom({
  from: [6.7, 1.35, -4.6],
  to: [-1.6, 0.95, 0.75],
  fov: 35,
  aperture: 0.008,
  sharp: [0.5, 0.8, -1],
})
const bikeRoomLook = lookFrom({
  from: [3.5, 1.15, -2.7],
  to: [-0.8, 0.7, 0.45],
  fov: 37,
  aperture: 0.006,
  sharp: [0.3, 0.6, -0.3],
})
const streetLook = lookFrom({
  from: [10.2, 1.75, -6.6],
  to: [-6, 1.75, 2.2],
  fov: 37,
  aperture: 0.008,
  sharp: [0, 0.8, 0],
})
const offerLook = lookFrom({
  from: [6, 0.95, -4.6],
  to: [0.1, 0.8, 0.05],
  fov: 33,
  aperture: 0.012,
  sharp: [1.2, 0.8, -0.6],
})
const handoverLook = lookFrom({
  from: [5.9, 1.4, -4.1],
  to: [0.35, 0.93, -0.72],
  fov: 31,
  aperture: 0.012,
  sharp: [0.7, 1, -1.6],
})

/** Every picture of a place: which, and how it is looked at. */
export const scenes: Readonly<Record<SceneName, Place>> = {
  'hero-southerncross': {
    setting: () => cityDawn({ key: 'ford-ranger-ute', paint: 'blue' }),
    look: heroLook,
  },
  'hero-kestrel-kia': { setting: () => ridgeRoad({ key: 'kia-sportage-suv', paint: 'red' }), look: heroLook },
  'hero-outpost': {
    setting: () => outback({ key: 'toyota-landcruiser-4x4', paint: 'sand' }),
    look: heroLook,
  },
  'hero-tworivers': {
    setting: () => nightCity([{ key: 'yamaha-mt-09-naked', paint: 'orange', isSubject: true }]),
    look: bikeLook,
  },
  'hero-currawong': {
    setting: () => chargingBay([{ key: 'tesla-model-3-sedan', paint: 'white', isSubject: true }]),
    look: heroLook,
  },
  'showroom-southerncross': {
    setting: () =>
      showroom(brands.southerncross, [
        { key: 'toyota-rav4-suv', paint: 'white', turn: 12, isSubject: true },
        { key: 'ford-ranger-ute', paint: 'red', x: -2.6, z: 4.9, turn: 12 },
        { key: 'toyota-corolla-hatch', paint: 'blue', x: -5.4, z: -2.9, turn: 12 },
      ]),
    look: roomLook,
  },
  'showroom-kestrel-kia': {
    setting: () =>
      showroom(brands.kestrel, [
        { key: 'kia-ev5-suv', paint: 'grey', turn: 12, isSubject: true },
        { key: 'kia-sportage-suv', paint: 'white', x: -2.6, z: 4.9, turn: 12 },
        { key: 'kia-carnival-people-mover', paint: 'black', x: -5.4, z: -2.9, turn: 12 },
      ]),
    look: roomLook,
  },
  'showroom-tworivers': {
    setting: () =>
      showroom(
        brands.tworivers,
        [
          { key: 'yamaha-yzf-r7-sport', paint: 'blue', turn: 14, isSubject: true },
          { key: 'kawasaki-z900-naked', paint: 'black', x: -1.3, z: 1.9, turn: 14 },
          { key: 'harley-davidson-fat-boy-cruiser', paint: 'red', x: -2.3, z: -1.9, turn: 14 },
          { key: 'honda-crf1100l-africa-twin-adventure', paint: 'red', x: -3.2, z: 3.9, turn: 14 },
        ],
        true,
      ),
    look: bikeRoomLook,
  },
  'showroom-currawong': {
    setting: () =>
      showroom(brands.currawong, [
        { key: 'byd-seal-sedan', paint: 'blue', turn: 12, isSubject: true },
        { key: 'tesla-model-y-suv', paint: 'white', x: -2.6, z: 4.9, turn: 12 },
        { key: 'mg-mg4-hatch', paint: 'red', x: -5.4, z: -2.9, turn: 12 },
      ]),
    look: roomLook,
  },
  'yard-outpost': {
    setting: () =>
      forecourt(brands.outpost, [
        { key: 'toyota-landcruiser-79-ute', paint: 'white', turn: 20, isSubject: true },
        { key: 'nissan-patrol-4x4', paint: 'grey', x: -1, z: -4.4, turn: 20 },
        { key: 'isuzu-d-max-ute', paint: 'blue', x: -1, z: 4.6, turn: 20 },
        { key: 'jayco-journey-caravan', paint: 'white', x: -3, z: 10, turn: 20 },
      ]),
    look: streetLook,
  },
  'exterior-southerncross': {
    setting: () =>
      forecourt(brands.southerncross, [
        { key: 'toyota-hilux-ute', paint: 'orange', turn: 20, isSubject: true },
        { key: 'toyota-kluger-suv', paint: 'white', x: -1, z: -4.2, turn: 20 },
        { key: 'ford-everest-4x4', paint: 'green', x: -1, z: 4.4, turn: 20 },
        { key: 'mazda-3-hatch', paint: 'red', x: -1, z: 8.6, turn: 20 },
      ]),
    look: streetLook,
  },
  'exterior-kestrel-kia': {
    setting: () =>
      forecourt(brands.kestrel, [
        { key: 'kia-sorento-suv', paint: 'silver', turn: 20, isSubject: true },
        { key: 'kia-seltos-suv', paint: 'white', x: -1, z: -4.2, turn: 20 },
        { key: 'kia-tasman-ute', paint: 'black', x: -1, z: 4.4, turn: 20 },
        { key: 'kia-ev3-suv', paint: 'red', x: -1, z: 8.6, turn: 20 },
      ]),
    look: streetLook,
  },
  'exterior-tworivers': {
    setting: () =>
      forecourt(brands.tworivers, [
        { key: 'ktm-890-adventure-adventure', paint: 'orange', x: 4, z: -3, turn: 20, isSubject: true },
        { key: 'yamaha-mt-07-naked', paint: 'blue', x: 3.4, z: -1.2, turn: 20 },
        { key: 'triumph-bonneville-t120-naked', paint: 'green', x: 2.8, z: 0.6, turn: 20 },
        { key: 'honda-cbr650r-sport', paint: 'red', x: 2.2, z: 2.4, turn: 20 },
        { key: 'indian-scout-cruiser', paint: 'black', x: 1.6, z: 4.2, turn: 20 },
      ]),
    look: streetLook,
  },
  'exterior-currawong': {
    setting: () =>
      forecourt(brands.currawong, [
        { key: 'hyundai-ioniq-5-suv', paint: 'grey', turn: 20, isSubject: true },
        { key: 'polestar-2-hatch', paint: 'white', x: -1, z: -4.2, turn: 20 },
        { key: 'volvo-ex30-suv', paint: 'sand', x: -1, z: 4.4, turn: 20 },
        { key: 'byd-dolphin-hatch', paint: 'blue', x: -1, z: 8.6, turn: 20 },
      ]),
    look: streetLook,
  },
  'workshop-cars': {
    setting: () =>
      workshop(0x1c4f8f, { key: 'subaru-forester-suv', paint: 'silver', isSubject: true }, 1.25, carMechanic),
    look: lookFrom({
      from: [6.6, 1.5, -4.6],
      to: [-0.8, 1.55, 0.2],
      fov: 42,
      aperture: 0.006,
      sharp: [1, 1.5, -1],
    }),
  },
  'workshop-motorcycles': {
    setting: () =>
      workshop(
        0xc2501c,
        { key: 'triumph-speed-400-naked', paint: 'green', isSubject: true },
        0,
        bikeMechanic,
      ),
    look: lookFrom({
      from: [2.9, 1.1, -2],
      to: [-0.5, 0.75, 0.2],
      fov: 40,
      aperture: 0.008,
      sharp: [0.2, 0.6, 0],
    }),
  },
  'offer-southerncross': {
    setting: () => cityDawn({ key: 'toyota-hilux-ute', paint: 'white' }),
    look: offerLook,
  },
  'offer-kestrel-kia': { setting: () => ridgeRoad({ key: 'kia-ev3-suv', paint: 'blue' }), look: offerLook },
  'offer-outpost': { setting: () => outback({ key: 'ford-ranger-ute', paint: 'orange' }), look: offerLook },
  'offer-tworivers': {
    setting: () => nightCity([{ key: 'ducati-monster-naked', paint: 'red', isSubject: true }]),
    look: lookFrom({
      from: [3.3, 0.8, -2.7],
      to: [0.1, 0.6, 0],
      fov: 31,
      aperture: 0.012,
      sharp: [0.2, 0.6, 0],
    }),
  },
  'offer-currawong': {
    setting: () => chargingBay([{ key: 'byd-atto-3-suv', paint: 'blue', isSubject: true }]),
    look: offerLook,
  },
  'story-touring': {
    setting: () =>
      outback({ key: 'isuzu-mu-x-4x4', paint: 'white' }, { key: 'jayco-journey-caravan', paint: 'white' }),
    look: lookFrom({ from: [8.5, 1.7, -9], to: [-2.6, 1.1, 0], fov: 35, aperture: 0.02, sharp: [0, 1, -1] }),
  },
  'story-charging': {
    setting: () => chargingBay([{ key: 'polestar-2-hatch', paint: 'silver', isSubject: true }]),
    look: lookFrom({
      from: [4.9, 1.25, 5],
      to: [-1.5, 0.95, -0.5],
      fov: 35,
      aperture: 0.01,
      sharp: [1, 0.8, 0.8],
    }),
  },
  'story-night-ride': {
    setting: () => nightCity([{ key: 'kawasaki-ninja-500-sport', paint: 'green', isSubject: true }]),
    look: lookFrom({
      from: [3.5, 0.75, 1.7],
      to: [0, 0.6, 0.05],
      fov: 30,
      aperture: 0.012,
      sharp: [0.1, 0.6, 0],
    }),
  },
  'story-handover': {
    setting: () =>
      showroom(0x8a6a45, [{ key: 'mazda-cx-5-suv', paint: 'red', turn: 12, isSubject: true }], false, [
        seller,
        customer,
      ]),
    look: handoverLook,
  },
}
