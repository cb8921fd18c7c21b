const PICTURE = '(?:images?|imgs?|photos?|photographs?|pictures?|pics?)'
const VEHICLE = '(?:vehicle|car|bike|stock)'
const START = '(?<![a-z])'
const END = '(?![a-z])'

/** How feeds name the pictures they send when a vehicle has none, in file names as `plainName` writes them (CARD-10). */
const STAND_IN = new RegExp(
  [
    'place-?holder',
    'coming-?soon',
    `${START}no-?(?:${VEHICLE}-?)?${PICTURE}(?:-?(?:yet|available))?${END}`,
    `${START}${PICTURE}-?(?:(?:is|are)-)?(?:not-?(?:yet-?)?available|unavailable|missing|pending)`,
    `${START}awaiting-?(?:${VEHICLE}-?)?${PICTURE}${END}`,
    `${START}default-?(?:${VEHICLE}|(?:${VEHICLE}-?)?${PICTURE})${END}`,
    `${START}(?:${VEHICLE}|${PICTURE})-?default${END}`,
    '^(?:default|missing|blank|new-?arrivals?)$',
  ].join('|'),
)

/**
 * The name of an address's file alone, without its ending, in small words between hyphens: `/a/no_vehicleImage-640x480.jpg`
 * is `no-vehicle-image`. Folders are left out: a dealer or a vehicle may be called anything.
 */
function plainName(url: string): string {
  const file = /([^/]+)\/*$/.exec(url.replace(/[?#].*$/, ''))?.[1] ?? ''
  return file
    .replace(/\.[a-z0-9]{2,5}$/i, '')
    .replace(/%[0-9a-f]{2}|\d+x\d+/gi, '-')
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** A vehicle's own photo, or null when there is none or it is only a placeholder, so that ours stands in (CARD-10). */
export function ownPhoto(url: string | null): string | null {
  return url && !STAND_IN.test(plainName(url)) ? url : null
}
