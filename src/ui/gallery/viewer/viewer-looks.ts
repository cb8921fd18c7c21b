/*
 * The dialogs' classes, with and without JavaScript. The buttons take as little of a low screen as possible.
 */
export const viewerClass =
  'photo-viewer ground-night fixed inset-0 z-1400 h-dvh max-h-none w-full max-w-none grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)_auto] overflow-hidden open:grid [--control-height:2.75rem] [--photos:initial] [--step-inset:1rem] [--step-top:50%]'

export const viewerHeadClass = 'flex items-center gap-1 py-2 pr-2 pl-4'

export const viewerNameClass = 'min-w-0 flex-1 truncate text-lg'

export const viewerStripClass =
  'photo-viewer-strip relative flex snap-x snap-mandatory touch-pan-x overflow-x-auto overscroll-contain [scrollbar-width:none] focus-visible:-outline-offset-4 focus-visible:shadow-none data-zoomed:touch-none data-zoomed:overflow-hidden'

export const viewerItemClass = 'shrink-0 basis-full snap-center snap-always overflow-hidden'

/** The preview of a photo is its background. */
export const viewerPhotoClass = 'size-full select-none bg-center bg-contain bg-no-repeat object-contain'

export const videoDialogClass =
  'ground-night fixed z-1400 m-auto max-h-none w-[min(100vw,72rem,(100dvh-4rem)*16/9)] max-w-none overflow-visible [--control-height:2.75rem] backdrop:bg-[rgb(0_0_0/84%)] [&>button]:absolute [&>button]:right-0 [&>button]:bottom-full [&>button]:text-white [&>button]:hover:bg-[rgb(255_255_255/18%)]'
