import type { Person } from './person'

/** Hands a car over: shakes hands with the customer beside it. */
export const seller: Person = {
  x: 0.43,
  z: -1.77,
  turn: 114,
  height: 1.7,
  skin: 0xc98d68,
  hair: 0x2b1d16,
  hairCut: 'bun',
  top: 0x1c4f8f,
  trousers: 0x23272f,
  sleeves: 'long',
  right: [0.45, 1.07, 0.03],
}

/** Collects the car. */
export const customer: Person = {
  x: -0.03,
  z: -2.53,
  turn: 308,
  height: 1.78,
  skin: 0x8a5a3c,
  hair: 0x17120f,
  hairCut: 'short',
  top: 0xd8c7a4,
  trousers: 0x3f5170,
  sleeves: 'short',
  right: [0.45, 1.02, -0.03],
}

/** Works at a front wheel of the car on the hoist. */
export const carMechanic: Person = {
  x: 0.68,
  z: -1.25,
  turn: -28,
  height: 1.76,
  skin: 0xd9a57f,
  hair: 0x6b4527,
  hairCut: 'short',
  top: 0x24436b,
  trousers: 0x24436b,
  sleeves: 'short',
  left: [0.44, 1.5, -0.06],
  right: [0.44, 1.36, 0.12],
  gaze: [0, 6],
}

/** Stands at the seat of the motorcycle. */
export const bikeMechanic: Person = {
  x: -0.68,
  z: -0.52,
  turn: -58,
  height: 1.72,
  skin: 0xb97c57,
  hair: 0x3a2417,
  hairCut: 'bob',
  top: 0xb4501f,
  trousers: 0x394252,
  sleeves: 'short',
  left: [0.44, 0.9, -0.12],
  right: [0.43, 0.87, 0.1],
  gaze: [0, -14],
}
