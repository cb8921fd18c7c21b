/**
 * Body types as line drawings: side views on a 96 × 40 grid, nose to the left as in the photographs, standing on y = 37.
 * Open lines with round ends, as the icons have.
 */
export interface BodyShape {
  readonly lines: string
  /** Where the wheels stand; their middle is a radius above the ground. */
  readonly wheels: readonly number[]
  readonly wheelRadius: number
}

const car = (lines: string, wheels: readonly number[] = [23, 73], wheelRadius = 6): BodyShape => ({
  lines,
  wheels,
  wheelRadius,
})

const cars = {
  sedan: car(
    'M15 32h-5a3 3 0 0 1-3-3v-3.500c0-2.5 1.5-4 4-4.500l16-2.5 9.5-6.500c2-1.4 4.5-2 7-2h13.500c3 0 5.5 1 7.5 3l5.5 5 12 1.500c2.5.3 4 2 4 4.500V29a3 3 0 0 1-3 3h-2M31 32h34M28 19h41M50 10v9',
  ),
  hatch: car(
    'M18 32h-4a3 3 0 0 1-3-3v-3.500c0-2.5 1.5-4 4-4.500l12-2.5 10-7c2-1.4 4.5-2 7-2h21c4 0 6.5 1.5 8 5l4 8.500c1 2 1.5 4 1.5 6V29a3 3 0 0 1-3 3h-.5M34 32h25M28 18.500h48.500M52 9.500v9',
    [26, 67],
  ),
  wagon: car(
    'M15 32h-5a3 3 0 0 1-3-3v-3.500c0-2.5 1.5-4 4-4.500l16-2.5 9.5-6.500c2-1.4 4.5-2 7-2h31c3 0 5.5 1.2 7 3.800l5.5 9.200c.7 1.2 1 2.5 1 4V29a3 3 0 0 1-3 3h-3M31 32h34M28 19h55.500M48 10v9M66 10v9',
  ),
  suv: car(
    'M15 30.500h-5a3 3 0 0 1-3-3V22c0-2.5 1.5-4 4-4.500l14-2.5 8.5-7.500c1.7-1.5 4-2.2 6.2-2.200h31.800c3.5 0 6 1.5 7.5 4.600l5 10.400c.7 1.5 1 3 1 4.500v2.700a3 3 0 0 1-3 3h-3M31 30.500h33M26 15.300h57M48 5.300v10M66 5.300v10M36 3h36M42 3v2.3M66 3v2.3',
    [23, 72],
    6.5,
  ),
  offRoader: car(
    'M15.5 29.500H10a3 3 0 0 1-3-3V20c0-2 1.5-3.5 3.5-3.600l18-1.4 4.5-8.500c.8-1.5 2.3-2.3 4-2.300h44c2.2 0 3.8 1.6 4 3.800l1.5 17v1.500a3 3 0 0 1-3 3h-4M31.5 29.500h32M28.5 15h57.500M49 4.200V15M67 4.200V15M38 2h42M45 2v2.2M73 2v2.2M87.5 13.500h3.500v10h-3',
    [23, 72],
    7,
  ),
  ute: car(
    'M14.5 30.500H9.500a3 3 0 0 1-3-3V22c0-2.5 1.5-4 4-4.400l13.5-2.1 7-7.300c1.5-1.6 3.5-2.4 5.7-2.400H52c2 0 3.6 1.3 4 3.200l2 8h32a1.5 1.5 0 0 1 1.5 1.500v9a3 3 0 0 1-3 3H83M30.5 30.500h36.500M25 15.500h32.500M43 5.800v9.700M58 17v10',
    [22.5, 75],
    6.5,
  ),
  van: car(
    'M15 31h-5.500a3 3 0 0 1-3-3v-5c0-2 1-3.7 2.7-4.700l9.3-5.3 6.5-7.200c1.3-1.5 3.2-2.3 5.2-2.300H86a4 4 0 0 1 4 4V28a3 3 0 0 1-3 3h-4.500M31 31h35.500M19 13h19.500V3.500M38.5 13v14M62 3.500V31',
    [23, 74.5],
    6,
  ),
  peopleMover: car(
    'M15.5 31.500H10a3 3 0 0 1-3-3V24c0-2.3 1.2-4.2 3.3-5.200L24 13l8.5-6.300c2-1.5 4.3-2.2 6.8-2.200h33c4 0 7 1.7 8.9 5.200l5.8 10.800c.7 1.3 1 2.7 1 4.200v3.800a3 3 0 0 1-3 3h-3.500M31.5 31.500h34M24.5 15.500h59M44 4.500v11M64 4.500v11M46 19.500h17',
    [23.5, 73.5],
    6,
  ),
  coupe: car(
    'M15 32h-5a3 3 0 0 1-3-3v-2.500c0-2.5 1.5-4 4-4.500l18-2.7 9.5-5.800c3-1.8 6.3-2.7 9.8-2.7 6.2 0 12 2 17 5.700l5.2 3.8 12 1.700c2.5.3 4 2 4 4.500V29a3 3 0 0 1-3 3h-2M31 32h34M30 20h43M52 11v9M46 24h5',
  ),
  convertible: car(
    'M15 32h-5a3 3 0 0 1-3-3v-3c0-2.5 1.5-4 4-4.500l21-2.5 8-6.500M32 19l2.5 2h29c3.5 0 4-2.5 8-2.500l12.5 2c2.5.4 4 2 4 4.500V29a3 3 0 0 1-3 3h-2M31 32h34M52 21v-3.500a2.5 2.5 0 0 1 5 0V21',
  ),
  cabChassis: car(
    'M14 30.500H9a3 3 0 0 1-3-3V22c0-2.5 1.5-4 4-4.400l13-2.1 6.5-7.300c1.5-1.6 3.5-2.4 5.7-2.400h11.300a2.5 2.5 0 0 1 2.5 2.500v22.200h18M30.5 30.500H49M24 15.500h25M39 5.800v9.700M53 21.500h39v4H53zM53 21.500V12M92 25.500v5h-9',
    [22, 75],
    6.5,
  ),
  truck: car(
    'M12 31H8a2 2 0 0 1-2-2v-9l4-12c.7-2 2.2-3 4-3h13.500a2 2 0 0 1 2 2v24h-1.500M7 18h14V5M29.5 28h62V31H84M68 31H28M34 3h55.500a2 2 0 0 1 2 2v23H34z',
    [20, 76],
    6,
  ),
  bus: car(
    'M15 31.500H9a3 3 0 0 1-3-3V14l1.5-7c.5-2.4 2-3.5 4.5-3.500h75a3 3 0 0 1 3 3v22a3 3 0 0 1-3 3h-5.500M31 31.500h34.500M6 17.500h84M22 3.500v14M39 3.500v14M56 3.500v14M73 3.500v14',
    [23, 73.5],
    5.5,
  ),
} as const

const towed = {
  caravan: car(
    'M44 31.500H24a4 4 0 0 1-4-4V12a8.5 8.5 0 0 1 8.5-8.500H82a6 6 0 0 1 6 6v18a4 4 0 0 1-4 4H72.500M20 31.500H6M6 29.500v7M27 11h12v8H27zM74 11h8v8h-8zM45 28V10a1 1 0 0 1 1-1h7a1 1 0 0 1 1 1v14',
    [51, 65],
    5.5,
  ),
  popTop: car(
    'M44 31.500H24a4 4 0 0 1-4-4V16a5 5 0 0 1 5-5h60a3 3 0 0 1 3 3v13.500a4 4 0 0 1-4 4H72.500M20 31.500H6M6 29.500v7M25 5V4a1.5 1.5 0 0 1 1.5-1.500h55A1.5 1.5 0 0 1 83 4v1zM28 5v6M80 5v6M41 5v6M54 5v6M67 5v6M27 16h11v6H27zM73 16h9v6h-9zM45 28V16h9v8',
    [51, 65],
    5.5,
  ),
  camperTrailer: car(
    'M46 31.500H24V20h64v11.500H66M24 29H6M6 27.500v7M24 20 40 4.500h30L88 20M40 4.5 44 20M70 4.5 66 20M51 20v-9h9v9',
    [56],
    6.5,
  ),
  motorhome: car(
    'M14 31h-4a3 3 0 0 1-3-3v-5.500c0-2 1.2-3.6 3-4.200l7-2.3 4-6h-9a2 2 0 0 1-2-2V5.500a3 3 0 0 1 3-3h75a3 3 0 0 1 3 3V28a3 3 0 0 1-3 3h-4.500M30 31h37.500M17 16h18v-6H21M35 16v12M42 9h13v8H42zM61 31V10a1 1 0 0 1 1-1h6a1 1 0 0 1 1 1v14M76 9h8v8h-8z',
    [22, 75.5],
    6,
  ),
} as const

const motorcycle = (lines: string, wheels: readonly number[] = [20, 76], wheelRadius = 9): BodyShape => ({
  lines,
  wheels,
  wheelRadius,
})

const motorcycles = {
  naked: motorcycle(
    'M20 28 30.5 9.500M28 8.5 34.5 7M25.5 14a3 3 0 1 0 4.5-2.500M32.5 14c3.5-4 11-5 15.5-.5L52 17.500l15-1L74 13M52 17.500l-2 9L76 28M35 17l5 12h14l-4-2.500M40 20h9v5M46 29h12l8-3.5',
  ),
  sport: motorcycle(
    'M20 28 28 14M24.5 18.5 29.5 9l5-4M29.5 9l7 2.500M24.5 18.500l8 1.5 8 10.500H55L50 20M36.5 11.500c4-2 9.5-1.5 13 2L53 17.500l11-2 12-6.500M64 15.500l4.5-.5M53 17.500l-3 8.500L76 28M55 30.500l14-7.5',
  ),
  cruiser: motorcycle(
    'M17 28 32 8.500M32 8.500l7-3.500M26.5 12.500a3 3 0 1 0 3.5-1.500M34 14c5-3 12-2 16 2 2.5 3.5 6.5 5 11 4.500l7-1 3-3.500M35 16l5.5 13.500H56L52 21M56 27.5 78 28M42 30.500h14l22 2.500M78 16.500c5 .5 8.5 3.5 10 8M41 22h8v4',
    [17, 78],
    9,
  ),
  adventure: motorcycle(
    'M20 27 30 9M30 9l-3-6.500M30 9l6.5-2M20 15l8-4 6 3M34 14c4-4.5 11-5 15-.5l3 4h16M52 17.500l-2 8.5 26 1M35 16.500l5 13h14M40 20h9v5M62 20h13v8M62 20v6.500M68 17.500l9-2M54 29.5 60 26',
    [20, 76],
    10,
  ),
  enduro: motorcycle(
    'M19 27 29.5 8M29.5 8l6-2M12 15.500l13-3.500M31 10.500l-4 3.500M31.5 13c4-2 8-1.5 11 1.500l27-2.5 8-3.500M42.5 14.5 36 18l4 9.500h12l-2-6L45 15M50 24l26 3M52 27.500l7-8 14-4.5',
    [19, 76],
    10,
  ),
  scooter: motorcycle(
    'M19 30.5 30 8M26 6.500l8 .5M27 14.500c5 3 5 9 8.5 15h15l3-10.500M53.5 19c.5-2 2-3 4-3H74c2.5 0 4 1.5 4.5 4l1 4M50.5 29.500l13 .5M53.5 19c6 3 14 2 22 0M13 22.500c2-3 6-4.5 10-3.5',
    [19, 72],
    6.5,
  ),
} as const

/** By the words of the body type, whatever the feed calls it; the first that matches. */
const byWord: readonly [RegExp, BodyShape][] = [
  [/4x4|4wd/i, cars.offRoader],
  [/motorhome|campervan/i, towed.motorhome],
  [/pop.?top/i, towed.popTop],
  [/camper/i, towed.camperTrailer],
  [/caravan/i, towed.caravan],
  [/scooter|moped/i, motorcycles.scooter],
  [/enduro|trail\b|motard|off.?road|dirt|motocross/i, motorcycles.enduro],
  [/adventure|tour/i, motorcycles.adventure],
  [/cruiser|bobber|chopper/i, motorcycles.cruiser],
  [/sport/i, motorcycles.sport],
  [/naked|street|cafe|retro|classic|bike|motorcycle/i, motorcycles.naked],
  [/cab.?chassis/i, cars.cabChassis],
  [/truck/i, cars.truck],
  [/bus/i, cars.bus],
  [/people|mpv/i, cars.peopleMover],
  [/convertible|softtop|cabriolet|roadster/i, cars.convertible],
  [/coupe|hardtop|prestige/i, cars.coupe],
  [/hatch|\bev\b/i, cars.hatch],
  [/wagon/i, cars.wagon],
  [/ute/i, cars.ute],
  [/van/i, cars.van],
  [/suv/i, cars.suv],
  [/sedan/i, cars.sedan],
]

/** The drawing of a body type; null for one that nobody has drawn. */
export function bodyShape(body: string): BodyShape | null {
  return byWord.find(([word]) => word.test(body))?.[1] ?? null
}
