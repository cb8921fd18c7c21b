'use client'

import { island } from '@/ui/island/island'
import { Queries } from '@/ui/query/Queries'
import { LeadForm } from './LeadForm'
import type { LeadFormProps } from './lead-form-props'

function LeadFormTool(props: LeadFormProps) {
  return (
    <Queries>
      <LeadForm {...props} />
    </Queries>
  )
}

export default island('lead-form', 'visible', LeadFormTool)
