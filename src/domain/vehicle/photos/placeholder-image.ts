const PICTURE = '(?:images?|imgs?|photos?|photographs?|pictures?|pics?)'
const VEHICLE = '(?:vehicle|car|bike|stock)'
const START = '(?<![a-z])'
const END = '(?![a-z])'

/** File names of placeholders in feeds, as written by `plainName` (CARD-10). */
const PLACEHOLDER = new RegExp(
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
 * The file name of a URL in lower case, without its extension and with words separated by hyphens:
 * `/a/no_vehicleImage-640x480.jpg` becomes `no-vehicle-image`. Folders are ignored, because a dealer or a vehicle may
 * have any name.
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

/** Null for a feed's placeholder, so that ours is shown instead (CARD-10). */
export function ownPhoto(url: string | null): string | null {
  return url && !PLACEHOLDER.test(plainName(url)) ? url : null
}
