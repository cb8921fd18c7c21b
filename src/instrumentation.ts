export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { log } = await import('./server/log/log.mjs')
  const { limitVisitorsQueries } = await import('./server/clients/database')
  limitVisitorsQueries()
  const { warnOfLinks } = await import('./server/accounts/warn-of-links')
  warnOfLinks()
  const { sharePages } = await import('./server/cache/cdn/share-pages')
  sharePages()
  const { listenForExpiredTags } = await import('./server/cache/listen')
  listenForExpiredTags()
  const { sweepScratch, sweepUploading } = await import('./server/uploads/sweep-uploading')
  Promise.all([sweepUploading(), sweepScratch()]).catch((err) =>
    log.error({ err }, 'Unfinished uploads could not be removed'),
  )
  const { cutFonts } = await import('./server/theme/read-font')
  cutFonts().catch((err) => log.error({ err }, 'A typeface could not be subset'))
}
