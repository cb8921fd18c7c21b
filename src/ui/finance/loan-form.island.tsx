'use client'

import { island } from '@/ui/island/island'
import { LoanForm } from './LoanForm'

export default island('loan-form', 'visible', LoanForm)
