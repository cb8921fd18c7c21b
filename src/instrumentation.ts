/** Runs once when a web server process starts. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { keepPathsInside } = await import('./server/cache/inner-headers.mjs')
  const { listenForExpiredTags } = await import('./server/cache/listen')
  const { sendKeptBytes } = await import('./server/cache/page-bytes.mjs')
  keepPathsInside()
  sendKeptBytes()
  listenForExpiredTags()
}
