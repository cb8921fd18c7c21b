import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Body } from '../catalogue/model'
import type { VehicleDesign } from './design'
import { filesBelow, photographsFolder } from './photo-store'

const studioFolder = fileURLToPath(new URL('.', import.meta.url))
const manifestFile = join(studioFolder, 'manifest.json')

/** The folder of the builder that models a body. */
function builderFolder(body: Body): string {
  if (['Naked', 'Sport', 'Cruiser', 'Adventure', 'Enduro', 'Scooter'].includes(body)) return 'motorcycle'
  if (['Caravan', 'Pop Top', 'Camper Trailer', 'Motorhome'].includes(body)) return 'towed'
  if (['Ute', 'Cab Chassis', 'Van', 'Truck'].includes(body)) return 'commercial'
  return 'car'
}

const codeHashes = new Map<string, string>()

/** Hash of the code below a folder of the studio. */
function codeHash(folder: string): string {
  const known = codeHashes.get(folder)
  if (known) return known
  const hash = createHash('sha256')
  const path = join(studioFolder, folder)
  for (const file of existsSync(path) ? filesBelow(path).sort() : []) {
    if (!file.endsWith('.test.ts')) hash.update(file).update(readFileSync(join(path, file)))
  }
  const made = hash.digest('hex')
  codeHashes.set(folder, made)
  return made
}

/** Stands for everything a design's pictures depend on. */
export function fingerprintOf(design: VehicleDesign): string {
  return createHash('sha256')
    .update(JSON.stringify(design))
    .update(['page', 'model/kit', `model/${builderFolder(design.body)}`].map(codeHash).join())
    .digest('hex')
    .slice(0, 12)
}

/** What each committed picture was taken of: its file and its fingerprint. */
export class Manifest {
  private constructor(private readonly pictures: Record<string, string>) {}

  private readonly taken: Record<string, string> = {}

  static read(): Manifest {
    return new Manifest(existsSync(manifestFile) ? JSON.parse(readFileSync(manifestFile, 'utf8')) : {})
  }

  /** Whether the picture is there and was taken of this; any fingerprint will do when none is given. */
  holds(file: string, fingerprint: string | null): boolean {
    if (!existsSync(join(photographsFolder, file))) return false
    return fingerprint === null || this.pictures[file] === fingerprint
  }

  record(file: string, fingerprint: string): void {
    this.pictures[file] = fingerprint
    this.taken[file] = fingerprint
  }

  /** Keeps what another run has recorded meanwhile. */
  write(): void {
    Object.assign(this.pictures, { ...Manifest.read().pictures, ...this.taken })
    const sorted = Object.fromEntries(Object.entries(this.pictures).sort(([a], [b]) => (a < b ? -1 : 1)))
    writeFileSync(manifestFile, `${JSON.stringify(sorted, null, 1)}\n`)
  }
}
