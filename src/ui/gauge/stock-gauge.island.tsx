'use client'

import type { ComponentProps } from 'react'
import { island } from '@/ui/island/island'
import { GaugePanel } from './GaugePanel'

type Props = Omit<ComponentProps<typeof GaugePanel>, 'ref'>

const StockGauge = (props: Props) => <GaugePanel {...props} />

export default island('stock-gauge', 'visible', StockGauge)
