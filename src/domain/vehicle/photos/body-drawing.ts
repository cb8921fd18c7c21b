/** Matched against the feed's body type. The first match wins. */
const byWord = [
  [/4x4|4wd/i, 'offRoader'],
  [/motorhome|campervan/i, 'motorhome'],
  [/pop.?top/i, 'popTop'],
  [/camper/i, 'camperTrailer'],
  [/caravan/i, 'caravan'],
  [/scooter|moped/i, 'scooter'],
  [/enduro|trail\b|motard|off.?road|dirt|motocross/i, 'enduro'],
  [/adventure|tour/i, 'adventure'],
  [/cruiser|bobber|chopper/i, 'cruiser'],
  [/sport/i, 'sport'],
  [/naked|street|cafe|retro|classic|bike|motorcycle/i, 'naked'],
  [/cab.?chassis/i, 'cabChassis'],
  [/truck/i, 'truck'],
  [/bus/i, 'bus'],
  [/people|mpv/i, 'peopleMover'],
  [/convertible|softtop|cabriolet|roadster/i, 'convertible'],
  [/coupe|hardtop|prestige/i, 'coupe'],
  [/hatch|\bev\b/i, 'hatch'],
  [/wagon/i, 'wagon'],
  [/ute/i, 'ute'],
  [/van/i, 'van'],
  [/suv/i, 'suv'],
  [/sedan/i, 'sedan'],
] as const satisfies readonly (readonly [RegExp, string])[]

/** A name in the sprite of bodies (`scripts/sprites/body-shapes.ts#bodyShapes`). */
export type BodyDrawing = (typeof byWord)[number][1]

/** Returns the name of a body type's drawing; null if there is none. */
export function bodyDrawing(body: string): BodyDrawing | null {
  return byWord.find(([word]) => word.test(body))?.[1] ?? null
}
