import { fileURLToPath } from 'node:url'
import { type Browser, chromium, type Page } from '@playwright/test'
import { build } from 'esbuild'

/** A page of the studio in a browser of its own. */
export interface OpenStudio {
  page: Page
  close(): Promise<void>
}

const ADDRESS = 'https://studio.invalid/'

async function bundled(entry: string): Promise<string> {
  const result = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'chrome120',
    tsconfig: fileURLToPath(new URL('../../tsconfig.json', import.meta.url)),
  })
  const [file] = result.outputFiles
  if (!file) throw new Error('the studio was not bundled')
  return file.text
}

async function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: '/usr/bin/chromium',
    args: ['--no-sandbox', '--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
  })
}

/** Runs a page script, by default the vehicles' studio, in Chromium with software WebGL. */
export async function openStudio(entry = new URL('page/main.ts', import.meta.url)): Promise<OpenStudio> {
  const script = await bundled(fileURLToPath(entry))
  const browser = await launch()
  const page = await browser.newPage()
  page.on('console', (message) => {
    if (message.type() === 'error') console.error(message.text())
  })
  page.on('pageerror', (error) => console.error(error))
  page.setDefaultTimeout(0)
  // Only a page of a secure address may encode video. Nothing answers at this one but the line below.
  const body = '<!doctype html><title>Studio</title>'
  await page.route(ADDRESS, (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto(ADDRESS)
  await page.addScriptTag({ content: script })
  return { page, close: () => browser.close() }
}
