import {
  BufferGeometry,
  Float32BufferAttribute,
  type Group,
  type Material,
  Mesh,
  MeshBasicMaterial,
  type MeshPhysicalMaterial,
  type Object3D,
  Uint32BufferAttribute,
  Vector3,
} from 'three'

/** Everything of one material (and of one name that can be left out), in the world's coordinates. */
export interface Batch {
  readonly material: MeshPhysicalMaterial
  /** Name of the part of the setting it belongs to; empty for most. */
  readonly layer: string
  readonly geometry: BufferGeometry
}

interface Piece {
  readonly mesh: Mesh<BufferGeometry, Material>
  readonly vertices: number
  readonly corners: number
}

const isMesh = (object: Object3D): object is Mesh<BufferGeometry, Material> =>
  object instanceof Mesh && !(object.material instanceof MeshBasicMaterial)

/** The name that starts with `layer:` of a thing or of what it belongs to. */
function layerOf(object: Object3D | null): string {
  if (!object) return ''
  return object.name.startsWith('layer:') ? object.name.slice('layer:'.length) : layerOf(object.parent)
}

function pieceOf(mesh: Mesh<BufferGeometry, Material>): Piece {
  const { geometry } = mesh
  if (!geometry.getAttribute('normal')) geometry.computeVertexNormals()
  const vertices = geometry.getAttribute('position').count
  return { mesh, vertices, corners: geometry.index?.count ?? vertices }
}

function copyPiece(
  { mesh, vertices, corners }: Piece,
  into: BufferGeometry,
  vertex: number,
  corner: number,
): void {
  const { geometry, matrixWorld } = mesh
  const place = new Vector3()
  const copies = ['position', 'normal', 'uv'] as const
  for (const name of copies) {
    const from = geometry.getAttribute(name)
    const to = into.getAttribute(name)
    for (let index = 0; from && index < vertices; index += 1) {
      if (name === 'uv') {
        to.setXY(vertex + index, from.getX(index), from.getY(index))
        continue
      }
      place.fromBufferAttribute(from, index)
      if (name === 'position') place.applyMatrix4(matrixWorld)
      else place.transformDirection(matrixWorld)
      to.setXYZ(vertex + index, place.x, place.y, place.z)
    }
  }
  for (let index = 0; index < corners; index += 1) {
    into.index?.setX(corner + index, vertex + (geometry.index ? geometry.index.getX(index) : index))
  }
}

function merged(pieces: readonly Piece[]): BufferGeometry {
  const vertices = pieces.reduce((sum, piece) => sum + piece.vertices, 0)
  const corners = pieces.reduce((sum, piece) => sum + piece.corners, 0)
  const into = new BufferGeometry()
  into.setAttribute('position', new Float32BufferAttribute(new Float32Array(vertices * 3), 3))
  into.setAttribute('normal', new Float32BufferAttribute(new Float32Array(vertices * 3), 3))
  into.setAttribute('uv', new Float32BufferAttribute(new Float32Array(vertices * 2), 2))
  into.setIndex(new Uint32BufferAttribute(new Uint32Array(corners), 1))
  let [vertex, corner] = [0, 0]
  for (const piece of pieces) {
    copyPiece(piece, into, vertex, corner)
    vertex += piece.vertices
    corner += piece.corners
  }
  return into
}

/** The models' meshes, those of one material and layer together. */
export function batchesOf(models: Group): Batch[] {
  models.updateMatrixWorld(true)
  const pieces = new Map<string, Piece[]>()
  models.traverse((object) => {
    if (!isMesh(object)) return
    const key = `${object.material.uuid} ${layerOf(object)}`
    const known = pieces.get(key)
    if (known) known.push(pieceOf(object))
    else pieces.set(key, [pieceOf(object)])
  })
  return [...pieces.entries()].map(([key, group]) => ({
    material: group[0]?.mesh.material as MeshPhysicalMaterial,
    layer: key.slice(key.indexOf(' ') + 1),
    geometry: merged(group),
  }))
}
