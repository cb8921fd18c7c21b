const names = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/))

/**
 * The SVG elements to keep. Everything else is removed: scripts, event handlers, animation, links, images, foreign markup, and features
 * that can make a browser work without end (patterns, filters, markers).
 */
export const ELEMENTS = names(`
  svg g defs symbol use title desc path rect circle ellipse line polyline polygon text tspan linearGradient radialGradient stop clipPath
  mask`)

/** Elements whose text is kept. */
export const WITH_TEXT = names('title desc text tspan')

/** Elements that may reference another with `href`, always within the drawing. */
const WITH_REFERENCE = names('use linearGradient radialGradient')

/** Presentation properties, allowed as attributes and in styles. */
export const PROPERTIES = names(`
  clip-path clip-rule color display dominant-baseline fill fill-opacity fill-rule font-family font-size font-stretch font-style
  font-weight isolation letter-spacing mask mask-type mix-blend-mode opacity paint-order shape-rendering stop-color stop-opacity stroke
  stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width text-anchor
  text-rendering transform transform-origin vector-effect visibility word-spacing`)

/** Attributes of position and shape. */
const ATTRIBUTES = names(`
  clipPathUnits cx cy d dx dy fr fx fy gradientTransform gradientUnits height id maskContentUnits maskUnits offset pathLength points
  preserveAspectRatio r rotate rx ry spreadMethod textLength lengthAdjust viewBox width x x1 x2 y y1 y2`)

const FUNCTIONS = names(`
  rgb rgba hsl hsla matrix translate translatex translatey scale scalex scaley rotate skewx skewy`)

const OWN_PAINT = /url\(\s*(["']?)#[\w.:-]+\1\s*\)/gi

/**
 * Whether a property value refers to nothing outside the drawing and calls only the allowed functions. Rejects the characters of escapes,
 * comments and at-rules, which a value never needs.
 */
export function isPlainValue(value: string): boolean {
  const rest = value.replace(OWN_PAINT, '')
  if (!/^[\w\s#.,%+"'()-]*$/.test(rest)) return false
  return [...rest.matchAll(/([\w-]*)\s*\(/g)].every(([, name = '']) => FUNCTIONS.has(name.toLowerCase()))
}

/** Whether an element may have an attribute with this value. `style` is not checked here. */
export function isAllowedAttribute(element: string, name: string, value: string): boolean {
  if (name === 'href') return WITH_REFERENCE.has(element) && /^#[\w.:-]+$/.test(value)
  return PROPERTIES.has(name) ? isPlainValue(value) : ATTRIBUTES.has(name)
}
