/** Side views on a 120 × 48 grid, nose to the right: outline with the windows cut out, and where the wheels stand. */
export interface BodyShape {
  readonly outline: string
  readonly wheels: readonly [number, number]
  /** Only a motorcycle's are not 7 px. */
  readonly wheelRadius?: number
}

const shapes = {
  sedan: {
    outline:
      'M6 38C5 31 6 27 10 26L25 24C32 16 38 12.5 50 12.5H62C72 12.5 78 17 86 24L104 27C111 28 114 31 114 38ZM34 23.5H56V16H48C42 16 38 18 34 23.5ZM59.5 16V23.5H80C73 18 68 16 59.5 16Z',
    wheels: [28, 92],
  },
  hatch: {
    outline:
      'M11 38C9 30 10 25 13 22C18 14 24 11.5 36 11.5H60C70 11.5 76 16 84 23L102 26.5C109 28 112 31 112 38ZM20 22.5H46V15H34C26 15 23 17 20 22.5ZM49.5 15V22.5H78C71 17 66 15 58 15Z',
    wheels: [29, 91],
  },
  wagon: {
    outline:
      'M6 38C4 29 5 25 8 21C12 13.5 16 11.5 28 11.5H64C74 11.5 79 16 87 23L104 26.5C111 28 114 31 114 38ZM13 22.5H32V15H26C19 15 16 17 13 22.5ZM35.5 15V22.5H56V15ZM59.5 15V22.5H81C74 17 69 15 62 15Z',
    wheels: [27, 93],
  },
  suv: {
    outline:
      'M7 38C5 29 6 23 9 20L14 10.5C16 7.5 20 7 28 7H66C74 7 79 11 87 20L104 22.5C111 23.5 113 27 113 38ZM16 19.5H41V10.5H28C23 10.5 21 11 20 13ZM44.5 10.5V19.5H82C75 12.5 71 10.5 65 10.5Z',
    wheels: [28, 91],
  },
  offRoader: {
    outline:
      'M10 38V12C10 8 12 6.5 16 6.5H72C76 6.5 78 8.5 81 18.5L106 20.5C111 21 113 24 113 28V38ZM5 15H8.5V29H5ZM15 18.5H40V10H17C15.5 10 15 11 15 12ZM43.5 10V18.5H77L75 12C74.5 10.5 73.5 10 72 10Z',
    wheels: [29, 91],
  },
  ute: {
    outline:
      'M4 38V23H46V12C46 9.5 48 8.5 51 8.5H66C73 8.5 77 12 84 21L104 23.5C111 24.5 114 27 114 38ZM50 20.5H79C73 13.5 70 12 65 12H52C50.5 12 50 12.5 50 14Z',
    wheels: [25, 92],
  },
  van: {
    outline:
      'M5 38V10C5 6.5 7 5 11 5H76C84 5 88 9 94 20L108 24C113 26 114 29 114 38ZM66 19.5H89C84 11 82 8.5 76 8.5H66Z',
    wheels: [25, 93],
  },
  peopleMover: {
    outline:
      'M6 38C5 27 6 21 9 17C13 9 18 7 30 7H68C78 7 84 11 93 21L106 24.5C112 26 114 30 114 38ZM14 19.5H36V10.5H30C20 10.5 17 12 14 19.5ZM39.5 10.5V19.5H60V10.5ZM63.5 10.5V19.5H87C80 12.5 76 10.5 67 10.5Z',
    wheels: [26, 94],
  },
  coupe: {
    outline:
      'M6 38C5 32 6 28 10 27C24 24 34 13 52 13H58C70 13 78 18 86 25L104 27.5C111 29 114 32 114 38ZM32 24.5H80C73 18.5 67 16.5 58 16.5H54C45 16.5 40 18.5 32 24.5Z',
    wheels: [28, 92],
  },
  convertible: {
    outline:
      'M6 38C5 31 7 27 12 26L30 24C38 26 58 26 66 24.5H73L63 15.5L65.5 13.5L84 24.5L104 27C111 28 114 31 114 38Z',
    wheels: [28, 92],
  },
  truck: {
    outline:
      'M4 38V31H68V8C68 6 70 5 72 5H91C96 5 98 7 101 14L105 22.5C112 23.5 114 26 114 31V38ZM79 19.5H99L96 12C95 9.5 93.5 8.5 91 8.5H79Z',
    wheels: [24, 95],
  },
  bus: {
    outline:
      'M4 38V8C4 5 6 4 9 4H104C109 4 111 6 112 11L115 27V38ZM10 21H30V9H10ZM34 21H54V9H34ZM58 21H78V9H58ZM82 21H110L107.5 11C107 9.5 106 9 104 9H82Z',
    wheels: [25, 93],
  },
  caravan: {
    outline:
      'M8 38V10C8 6.5 10 5 14 5H82C90 5 94 10 96 18L98 35H116V38ZM18 21H40V11H18ZM48 38H62V11H48ZM70 21H91L89 14C88.5 12 87 11 85 11H70Z',
    wheels: [32, 32],
  },
  motorcycle: {
    outline:
      'M20 16L44 17L52 21C57 15 66 13 74 16L79 9H86V12H82L97 36L93 38L81 20L72 35H46L42 28L24 36L22 33L38 23Z',
    wheels: [23, 95],
    wheelRadius: 10,
  },
} as const satisfies Record<string, BodyShape>

/** By the words of the body type, whatever the feed calls it; the first that matches. */
const byWord: readonly [RegExp, BodyShape][] = [
  [/4x4|4wd/i, shapes.offRoader],
  [
    /cruiser|naked|adventure|sport|off.?road|tour|scooter|motard|enduro|trail|cafe|retro|classic|bobber|street|bike/i,
    shapes.motorcycle,
  ],
  [/caravan|motorhome|camper|pop.?top/i, shapes.caravan],
  [/cab.?chassis|truck/i, shapes.truck],
  [/bus/i, shapes.bus],
  [/people|mpv/i, shapes.peopleMover],
  [/convertible|softtop|hardtop|cabriolet|roadster/i, shapes.convertible],
  [/coupe|prestige/i, shapes.coupe],
  [/hatch|\bev\b/i, shapes.hatch],
  [/wagon/i, shapes.wagon],
  [/ute/i, shapes.ute],
  [/van/i, shapes.van],
  [/suv/i, shapes.suv],
  [/sedan/i, shapes.sedan],
]

/** The side view of a body type; null for one that nobody has drawn. */
export function bodyShape(body: string): BodyShape | null {
  return byWord.find(([word]) => word.test(body))?.[1] ?? null
}
