import { chromium } from '@playwright/test'

const [, , out, url, w = '1280', h = '900', full] = process.argv
const b = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})
const p = await b.newPage({ viewport: { width: +w, height: +h } })
await p.goto(url, { waitUntil: 'networkidle' })
await p.waitForTimeout(800)
await p.screenshot({ path: out, fullPage: !!full })
await b.close()
