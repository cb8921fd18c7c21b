import { useEffect, useState } from 'react'
import type { Popup } from '@/domain/popups/popup'

const SECOND = 1000

function scrolledPercent(): number {
  const { scrollHeight, clientHeight } = document.documentElement
  const room = scrollHeight - clientHeight
  return room <= 0 ? 100 : (window.scrollY / room) * 100
}

/** Whether the popup's trigger has happened on this page. */
export function useTrigger(popup: Pick<Popup, 'trigger' | 'after'> | null): boolean {
  const [isDue, setDue] = useState(false)
  const { trigger, after = 0 } = popup ?? {}

  useEffect(() => {
    const open = () => setDue(true)
    if (trigger === 'delay') {
      const timer = setTimeout(open, after * SECOND)
      return () => clearTimeout(timer)
    }
    if (trigger === 'scroll') {
      const check = () => scrolledPercent() >= after && open()
      window.addEventListener('scroll', check, { passive: true })
      return () => window.removeEventListener('scroll', check)
    }
    if (trigger === 'exit') {
      const leave = ({ clientY, relatedTarget }: MouseEvent) => clientY <= 0 && !relatedTarget && open()
      document.documentElement.addEventListener('mouseleave', leave)
      return () => document.documentElement.removeEventListener('mouseleave', leave)
    }
  }, [trigger, after])

  return isDue
}
