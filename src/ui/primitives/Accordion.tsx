'use client'

import { Accordion as Base } from '@base-ui/react/accordion'
import type { ReactNode } from 'react'
import { Glyph } from './Glyph'
import { glyphs } from './glyphs'

interface AccordionProps {
  items: readonly { key: string; heading: string; content: ReactNode }[]
  /** The open ones, where an island decides. */
  open: readonly string[]
  onChange: (open: string[]) => void
  /** Several may be open at once. */
  multiple?: boolean
}

/** Headings that show and hide what belongs to them, driven by an island. Without one, `Disclosure` costs no script. */
export function Accordion({ items, open, onChange, multiple = false }: AccordionProps) {
  return (
    <Base.Root value={[...open]} onValueChange={(next: string[]) => onChange(next)} multiple={multiple}>
      {items.map(({ key, heading, content }) => (
        <Base.Item key={key} value={key} className="border-b border-line">
          <Base.Header>
            <Base.Trigger className="group flex min-h-14 w-full items-center justify-between gap-4 py-3 text-left text-lg font-semibold">
              {heading}
              <Glyph
                path={glyphs.chevron}
                className="size-6 text-ink-3 transition-transform group-data-panel-open:rotate-180"
              />
            </Base.Trigger>
          </Base.Header>
          <Base.Panel className="accordion-panel">
            <div className="max-w-[68ch] pb-6 text-ink-2">{content}</div>
          </Base.Panel>
        </Base.Item>
      ))}
    </Base.Root>
  )
}
