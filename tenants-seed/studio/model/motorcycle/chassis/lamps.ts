import type { Assembly } from '../assembly'
import { block } from '../engine/castings'
import type { Finish } from '../materials'
import { type Corner, plate, rounded } from '../shape/panel'
import { bothSides } from '../shape/surface'
import { beam, type Place, rod } from '../shape/sweep'
import { drum, type Turn, turned } from '../shape/turned'

/** A round lamp with its bowl, rim, reflector and glass; it looks along +x. */
export function addRoundLamp(
  assembly: Assembly,
  [x, y]: Corner,
  radius: number,
  look: { shell: Finish; rim: Finish; led?: boolean },
): void {
  const bowl: Turn[] = [
    [0, -0.1],
    [radius * 0.45, -0.092],
    [radius * 0.82, -0.055],
    [radius, -0.005],
    [radius, 0.006],
  ]
  const rim: Turn[] = [
    [radius * 1.0, -0.006],
    [radius * 1.045, 0.002],
    [radius * 1.03, 0.016],
    [radius * 0.93, 0.02],
    [radius * 0.92, 0.008],
  ]
  const mirror: Turn[] = [
    [0.02, -0.03],
    [radius * 0.6, -0.016],
    [radius * 0.93, 0.008],
  ]
  const glass: Turn[] = [
    [radius * 0.93, 0.012],
    [radius * 0.6, 0.022],
    [0, 0.028],
  ]
  const at: Place = [x, y, 0]
  const axis: Place = [1, -0.04, 0]
  assembly.add(look.shell, turned(bowl, at, axis)).add(look.rim, turned(rim, at, axis))
  assembly.add('glass', turned(glass, at, axis))
  if (!look.led) {
    assembly
      .add('reflector', turned(mirror, at, axis))
      .add('light', drum([x - 0.03, y, 0], axis, 0.022, 0.03, 0.01))
    return
  }
  assembly.add('display', drum([x - 0.006, y, 0], axis, radius * 0.93, 0.01, 0.002))
  const ring: Turn[] = [
    [radius * 0.78, 0.005],
    [radius * 0.78, 0.01],
    [radius * 0.9, 0.01],
    [radius * 0.9, 0.005],
  ]
  assembly.add(
    'light',
    turned(ring, at, axis),
    block([x + 0.008, y + 0.002, 0], [0.006, 0.012, radius * 1.3], 0, 0.003),
  )
  for (const side of [-1, 1])
    assembly.add(
      'reflector',
      drum([x + 0.002, y + side * radius * 0.4, 0], axis, radius * 0.26, 0.008, 0.003),
    )
}

/** A lens pod on a stalk at each side. */
export function addIndicators(assembly: Assembly, [x, y, z]: Place, reach = 0.07, round = false): void {
  const tip: Place = [x, y, z + reach]
  assembly.add('black', bothSides(rod([x, y, z], tip, 0.007)))
  if (round) {
    assembly.add('black', bothSides(drum([x - 0.018, y, tip[2] + 0.02], [1, 0, 0], 0.03, 0.022, 0.008)))
    assembly.add('amber', bothSides(drum([x + 0.004, y, tip[2] + 0.02], [1, 0, 0], 0.027, 0.014, 0.008)))
    return
  }
  assembly.add(
    'black',
    bothSides(
      beam(
        [
          [x - 0.012, y, tip[2] - 0.01, 0.018, 0.02],
          [x - 0.008, y, tip[2] + 0.05, 0.014, 0.012],
        ],
        3,
      ),
    ),
  )
  assembly.add(
    'amber',
    bothSides(
      beam(
        [
          [x + 0.002, y, tip[2] - 0.005, 0.015, 0.014],
          [x - 0.001, y, tip[2] + 0.048, 0.011, 0.008],
        ],
        3,
      ),
    ),
  )
}

/** Bracket, blank plate and indicators hanging from the tail. */
export function addPlateHolder(
  assembly: Assembly,
  [x, y]: Corner,
  style: { drop: number; back: number; round?: boolean },
): void {
  const low: Corner = [x - style.back, y - style.drop]
  assembly.add(
    'plastic',
    beam(
      [
        [x + 0.03, y, 0, 0.02, 0.1],
        [x - style.back * 0.55, y - style.drop * 0.4, 0, 0.016, 0.075],
        [low[0] + 0.004, low[1], 0, 0.012, 0.12],
        [low[0] - 0.03, low[1] - 0.15, 0, 0.008, 0.14],
      ],
      4,
      30,
    ),
  )
  const board = plate(
    rounded(
      [
        [-0.115, -0.08],
        [0.115, -0.08],
        [0.115, 0.08],
        [-0.115, 0.08],
      ],
      0.012,
    ),
    -0.002,
    0.002,
    0.001,
  )
  assembly.add(
    'plate',
    board
      .rotateY(-Math.PI / 2)
      .rotateZ(-0.22)
      .translate(low[0] - 0.032, low[1] - 0.08, 0),
  )
  assembly.add('tail', block([low[0] - 0.046, low[1] - 0.175, 0], [0.01, 0.02, 0.05], 0, 0.004))
  addRearIndicators(assembly, [x - style.back * 0.55, y - style.drop * 0.45], style.round)
}

function addRearIndicators(assembly: Assembly, [x, y]: Corner, round = false): void {
  const z = 0.04
  const tip = 0.125
  assembly.add('black', bothSides(rod([x, y, z], [x, y, tip], 0.006)))
  if (round) {
    assembly.add('black', bothSides(drum([x + 0.018, y, tip + 0.02], [-1, 0, 0], 0.03, 0.022, 0.008)))
    assembly.add('amber', bothSides(drum([x - 0.004, y, tip + 0.02], [-1, 0, 0], 0.027, 0.014, 0.008)))
    return
  }
  assembly.add(
    'black',
    bothSides(
      beam(
        [
          [x + 0.01, y, tip - 0.01, 0.018, 0.02],
          [x + 0.006, y, tip + 0.05, 0.014, 0.012],
        ],
        3,
      ),
    ),
  )
  assembly.add(
    'amber',
    bothSides(
      beam(
        [
          [x - 0.004, y, tip - 0.005, 0.015, 0.014],
          [x - 0.001, y, tip + 0.048, 0.011, 0.008],
        ],
        3,
      ),
    ),
  )
}
