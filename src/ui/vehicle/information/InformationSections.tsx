import { Fragment, type ReactNode } from 'react'
import type { InformationPart } from './information-parts'

/** First the specification's order, then the parts that only tabs have. */
const ORDER: readonly InformationPart['key'][] = [
  'comments',
  'reserve',
  'why',
  'protect',
  'included',
  'features',
]

interface Props {
  parts: readonly InformationPart[]
  certified: ReactNode
}

/** The parts as sections with headings (VDP-16). */
export function InformationSections({ parts, certified }: Props) {
  const ordered = [...parts].sort((a, b) => ORDER.indexOf(a.key) - ORDER.indexOf(b.key))
  return ordered.map(({ key, tab, heading = tab, content }) => (
    <Fragment key={key}>
      <section>
        <h2 className="mb-4 text-xl">{heading}</h2>
        {content}
      </section>
      {key === 'comments' && certified}
    </Fragment>
  ))
}
