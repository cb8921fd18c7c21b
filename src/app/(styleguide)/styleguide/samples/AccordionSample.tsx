'use client'

import { useState } from 'react'
import { Accordion } from '@/ui/primitives/Accordion'

const items = [
  { key: 'details', heading: 'Your details', content: <p>Name, email, mobile.</p> },
  { key: 'vehicle', heading: 'Your vehicle', content: <p>Rego, odometer, condition.</p> },
]

/** An accordion that an island drives. */
export function AccordionSample() {
  const [open, setOpen] = useState<readonly string[]>(['details'])
  return <Accordion items={items} open={open} onChange={setOpen} />
}
