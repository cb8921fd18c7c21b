import type { IconNode } from 'lucide'

type Attributes = IconNode[number][1]

function number(value: string | number | undefined): number {
  return Number(value ?? 0)
}

function ellipse(cx: number, cy: number, rx: number, ry: number): string {
  return `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0`
}

function rectangle({ x, y, width, height, rx, ry }: Attributes): string {
  const [w, h, r] = [number(width), number(height), number(rx ?? ry)]
  const corner = (dx: number, dy: number) => (r ? `a${r} ${r} 0 0 1 ${dx * r} ${dy * r}` : '')
  return [
    `M${number(x) + r} ${number(y)}h${w - 2 * r}${corner(1, 1)}`,
    `v${h - 2 * r}${corner(-1, 1)}`,
    `h${2 * r - w}${corner(-1, -1)}`,
    `v${2 * r - h}${corner(1, -1)}z`,
  ].join('')
}

const drawn: Record<string, (attributes: Attributes) => string> = {
  // A relative start would be relative to the shape before it, and `M` would make what follows it absolute.
  path: ({ d }) => String(d).replace(/^m/, 'M0 0m'),
  circle: ({ cx, cy, r }) => ellipse(number(cx), number(cy), number(r), number(r)),
  ellipse: ({ cx, cy, rx, ry }) => ellipse(number(cx), number(cy), number(rx), number(ry)),
  line: ({ x1, y1, x2, y2 }) => `M${x1} ${y1}L${x2} ${y2}`,
  polyline: ({ points }) => `M${points}`,
  polygon: ({ points }) => `M${points}z`,
  rect: rectangle,
}

/** The shapes of an icon as the data of one path: what stands on a page a hundred times is one element. */
export function iconPath(node: IconNode): string {
  return node.map(([tag, attributes]) => drawn[tag]?.(attributes) ?? '').join('')
}
