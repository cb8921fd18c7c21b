import type { Asked } from './asked'

export function AskedFields({ asked }: { asked: Asked }) {
  return (
    <>
      <input type="hidden" name="type" value={asked.type} />
      <input type="hidden" name="redirect" value={asked.redirect} />
      <input type="hidden" name="back" value={asked.back} />
    </>
  )
}
