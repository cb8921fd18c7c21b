'use client'

import { island } from '@/ui/island/island'
import { GaugePanel } from './GaugePanel'

export default island('stock-gauge', 'visible', GaugePanel)
