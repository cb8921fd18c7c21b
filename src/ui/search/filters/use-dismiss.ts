import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Calls `dismiss` on a press elsewhere or on Escape, while something is open. */
export function useDismiss(
  element: RefObject<Element | null>,
  isOpen: boolean,
  dismiss: (byKey: boolean) => void,
): void {
  const onDismiss = useEffectEvent(dismiss)
  useEffect(() => {
    if (!isOpen) return
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !element.current?.contains(target)) onDismiss(false)
    }
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onDismiss(true)
    }
    document.addEventListener('pointerdown', onPointerDown)
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('pointerdown', onPointerDown)
      document.removeEventListener('keydown', onKeyDown)
    }
  }, [isOpen, element])
}
