/**
 * The SVG elements to keep. Everything else is removed: scripts, event handlers, animation, links, images, foreign markup, and features
 * that can make a browser work without end (patterns, filters, markers).
 */
export const ELEMENTS: ReadonlySet<string> = new Set([
  'svg',
  'g',
  'defs',
  'symbol',
  'use',
  'title',
  'desc',
  'path',
  'rect',
  'circle',
  'ellipse',
  'line',
  'polyline',
  'polygon',
  'text',
  'tspan',
  'linearGradient',
  'radialGradient',
  'stop',
  'clipPath',
  'mask',
])

export const WITH_TEXT: ReadonlySet<string> = new Set(['title', 'desc', 'text', 'tspan'])

/** Elements that may reference another with `href`, always within the drawing. */
export const WITH_REFERENCE: ReadonlySet<string> = new Set(['use', 'linearGradient', 'radialGradient'])

/** Presentation properties, allowed as attributes and in styles. */
export const PROPERTIES: ReadonlySet<string> = new Set([
  'clip-path',
  'clip-rule',
  'color',
  'display',
  'dominant-baseline',
  'fill',
  'fill-opacity',
  'fill-rule',
  'font-family',
  'font-size',
  'font-stretch',
  'font-style',
  'font-weight',
  'isolation',
  'letter-spacing',
  'mask',
  'mask-type',
  'mix-blend-mode',
  'opacity',
  'paint-order',
  'shape-rendering',
  'stop-color',
  'stop-opacity',
  'stroke',
  'stroke-dasharray',
  'stroke-dashoffset',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-miterlimit',
  'stroke-opacity',
  'stroke-width',
  'text-anchor',
  'text-rendering',
  'transform',
  'transform-origin',
  'vector-effect',
  'visibility',
  'word-spacing',
])

/** Allowed attributes besides the properties above: geometry and structure. */
export const ATTRIBUTES: ReadonlySet<string> = new Set([
  'clipPathUnits',
  'cx',
  'cy',
  'd',
  'dx',
  'dy',
  'fr',
  'fx',
  'fy',
  'gradientTransform',
  'gradientUnits',
  'height',
  'id',
  'maskContentUnits',
  'maskUnits',
  'offset',
  'pathLength',
  'points',
  'preserveAspectRatio',
  'r',
  'rotate',
  'rx',
  'ry',
  'spreadMethod',
  'textLength',
  'lengthAdjust',
  'viewBox',
  'width',
  'x',
  'x1',
  'x2',
  'y',
  'y1',
  'y2',
])

const FUNCTIONS: ReadonlySet<string> = new Set([
  'rgb',
  'rgba',
  'hsl',
  'hsla',
  'matrix',
  'translate',
  'translatex',
  'translatey',
  'scale',
  'scalex',
  'scaley',
  'rotate',
  'skewx',
  'skewy',
])

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
