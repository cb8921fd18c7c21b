'use client'

import { island } from '@/ui/island/island'
import { LeadForm } from './LeadForm'

export default island('lead-form', 'visible', LeadForm)
