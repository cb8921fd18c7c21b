import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { typefaceOfFile } from '@/domain/theme/font-faces'
import type { Typeface } from '@/domain/theme/font-pairs'

const read = new Map<string, Promise<Buffer>>()

function packagedFile({ source, axis = 'wght' }: Typeface): string {
  const folder = path.join(process.cwd(), 'node_modules/@fontsource-variable', source, 'files')
  return path.join(/* turbopackIgnore: true */ folder, `${source}-latin-${axis}-normal.woff2`)
}

/**
 * The bytes of a typeface by the name in its address, from its Fontsource package; read from disk once. Null for a name that
 * is none of a theme's typefaces: the name never becomes part of a path.
 */
export async function readFont(name: string): Promise<Buffer | null> {
  const typeface = typefaceOfFile(name)
  if (!typeface) return null
  const known = read.get(name)
  if (known) return known
  const file = readFile(packagedFile(typeface))
  read.set(name, file)
  file.catch(() => read.delete(name))
  return file
}
