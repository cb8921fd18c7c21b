import type { Group } from 'three'
import type { VehicleDesign } from '../design'
import type { StudioMaterials } from './kit/materials'

/**
 * Models a vehicle, in metres: +x forward, +y up, +z to the driver's right, the origin on the ground midway between the
 * axles. Meshes carry one material each and are named after what they are.
 */
export type BuildVehicle = (design: VehicleDesign, materials: StudioMaterials) => Group
