'use client'

import { useEffect, useRef } from 'react'
import { island } from '@/ui/island/island'
import { hideHeaderOnScroll } from './hide-header-on-scroll'
import { lockPageScroll } from './lock-page-scroll'
import { navigateMenusByKeys } from './navigate-menus-by-keys'
import { openMenusOnHover } from './open-menus-on-hover'
import { polyfillDialogCommands } from './polyfill-dialog-commands'

/**
 * The header's behaviour that HTML and CSS cannot provide: it hides while the page scrolls down, opens menus
 * on hover, handles the arrow keys, and stops the page from scrolling under a dialog. Renders nothing: the
 * menus are HTML (popovers and a dialog), too large to send again as data.
 */
function HeaderBehaviour() {
  const mark = useRef<HTMLSpanElement>(null)

  useEffect(() => {
    const header = mark.current?.closest('header')
    if (!header) return
    const ending = new AbortController()
    hideHeaderOnScroll(header, ending.signal)
    openMenusOnHover(header, ending.signal)
    navigateMenusByKeys(header, ending.signal)
    polyfillDialogCommands(ending.signal)
    lockPageScroll(ending.signal)
    return () => ending.abort()
  }, [])

  return <span ref={mark} hidden />
}

export default island('header-behaviour', 'load', HeaderBehaviour)
