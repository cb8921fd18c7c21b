'use client'

import { useEffect, useRef } from 'react'
import { island } from '@/ui/island/island'
import { hideHeaderOnScroll } from './hide-header-on-scroll'
import { holdPageStill } from './hold-page-still'
import { openMenusOnHover } from './open-menus-on-hover'
import { teachDialogCommands } from './teach-dialog-commands'
import { walkMenusByKeys } from './walk-menus-by-keys'

/**
 * What HTML and CSS cannot do for the header that it is rendered in: hide while the page is scrolled down, open menus under a mouse,
 * walk them by the arrow keys, and keep the page still under a dialog. The menus themselves are HTML (popovers and a dialog), too large to be sent again as data. It shows nothing.
 */
function HeaderBehaviour() {
  const mark = useRef<HTMLSpanElement>(null)

  useEffect(() => {
    const header = mark.current?.closest('header')
    if (!header) return
    const ending = new AbortController()
    hideHeaderOnScroll(header, ending.signal)
    openMenusOnHover(header, ending.signal)
    walkMenusByKeys(header, ending.signal)
    teachDialogCommands(ending.signal)
    holdPageStill(ending.signal)
    return () => ending.abort()
  }, [])

  return <span ref={mark} hidden />
}

export default island('header-behaviour', 'load', HeaderBehaviour)
