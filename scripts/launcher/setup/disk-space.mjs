import { existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { DATA_FOLDER, fromRoot, ROOT } from '../paths.mjs'
import { Failure } from '../terminal/failure.mjs'

const MEGABYTE = 1024 * 1024
/** Packages, database, demo photos and build together. */
const FIRST_START_MB = 2000
const LATER_START_MB = 200

/** Throws a one-sentence failure if the disk cannot hold what a start writes, so that the start does not fail halfway. */
export async function requireDiskSpace() {
  const first =
    !existsSync(fromRoot('node_modules')) || !existsSync(fromRoot('.next')) || !existsSync(DATA_FOLDER)
  const { bavail, bsize } = await statfs(ROOT)
  const sentence = diskShortage((bavail * bsize) / MEGABYTE, first ? FIRST_START_MB : LATER_START_MB)
  if (sentence) throw new Failure(sentence)
}

/** @returns {string | undefined} a sentence if there is too little space */
export function diskShortage(freeMb, neededMb) {
  if (freeMb >= neededMb) return undefined
  return `The disk is nearly full. This start needs about ${neededMb} MB, and ${Math.floor(freeMb)} MB are free in ${ROOT}.`
}
