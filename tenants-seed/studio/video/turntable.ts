import type { Spin } from '../spin/spins'

/** The vehicle that turns in the demo's video: eight seconds, once round. */
export const turntable: Spin = { key: 'kia-ev5-suv', paint: 'blue' }
export const TURNTABLE = { width: 960, height: 640, rate: 15, seconds: 8 } as const

export const TURNTABLE_VIDEO = `/assets/demo/photos/video/${turntable.key}-${turntable.paint}.webm`
