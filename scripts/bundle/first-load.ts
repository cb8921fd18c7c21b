import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { gzipSync } from 'node:zlib'
import { z } from 'zod'

const buildManifest = z.object({ rootMainFiles: z.array(z.string()).min(1) })
const routes = z.record(z.string(), z.string())
const clientManifest = z.object({
  clientModules: z.record(z.string(), z.object({ chunks: z.array(z.string()) })),
  entryJSFiles: z.record(z.string(), z.array(z.string())),
})

export interface PageWeight {
  /** The route, such as `/sites/[host]/search`. */
  route: string
  /** Of all JavaScript the page can load at first, each file gzipped as it is sent. */
  bytes: number
}

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))

/** Next writes what a page gives the browser as a program that fills a global. */
function readClientManifest(path: string, page: string) {
  const sandbox: { __RSC_MANIFEST?: Record<string, unknown> } = {}
  runInNewContext(`globalThis.self = globalThis; ${readFileSync(path, 'utf8')}`, sandbox)
  return clientManifest.parse(sandbox.__RSC_MANIFEST?.[page])
}

function javaScriptOf({ clientModules, entryJSFiles }: z.infer<typeof clientManifest>) {
  const chunks = [
    ...Object.values(clientModules).flatMap((module) => module.chunks),
    ...Object.values(entryJSFiles).flat(),
  ]
  return chunks.filter((chunk) => chunk.endsWith('.js')).map((chunk) => chunk.replace(/^\/_next\//, ''))
}

/**
 * What each page of a finished build makes a browser load: Next's own files and every client component that the page or
 * its layouts name. A page that places only some of its blocks loads less. Without the polyfills, which no browser of
 * the last years asks for. Throws when the build folder is not as this version of Next leaves it.
 */
export function weighPages(buildFolder: string): PageWeight[] {
  const inBuild = (...parts: string[]) => join(buildFolder, ...parts)
  const { rootMainFiles } = buildManifest.parse(readJson(inBuild('build-manifest.json')))
  const pages = Object.entries(routes.parse(readJson(inBuild('app-path-routes-manifest.json'))))
  const sizes = new Map<string, number>()
  const sizeOf = (file: string) => {
    const size = sizes.get(file) ?? gzipSync(readFileSync(inBuild(file))).byteLength
    sizes.set(file, size)
    return size
  }
  return pages.flatMap(([page, route]) => {
    const manifest = inBuild('server', 'app', `${page}_client-reference-manifest.js`)
    if (!page.endsWith('/page') || !existsSync(manifest)) return []
    const files = new Set([...rootMainFiles, ...javaScriptOf(readClientManifest(manifest, page))])
    return [{ route, bytes: [...files].reduce((sum, file) => sum + sizeOf(file), 0) }]
  })
}
