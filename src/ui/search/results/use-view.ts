import { useMemo } from 'react'
import type { Template } from '@/domain/flags/templates'
import { type ResultsView, useResultsView } from '@/ui/stores/results-view'
import { useSearch } from '../search-context'

type Layout = Pick<Template['layout'], 'filters' | 'resultCard' | 'resultColumns'>

/**
 * The current view of the results: this browser's choice, or else the template's. A template that shows rows
 * has a grid as its second view.
 */
export function useView(): { readonly view: ResultsView; readonly layout: Layout } {
  const { layout } = useSearch().site
  const usual = layout.resultCard === 'row' ? 'list' : 'grid'
  const view = useResultsView() ?? usual
  const shown = useMemo(() => (view === usual ? layout : inView(view, layout)), [layout, usual, view])
  return { view, layout: shown }
}

const inView = (view: ResultsView, { filters }: Layout): Layout =>
  view === 'list'
    ? { filters, resultCard: 'row', resultColumns: 1 }
    : { filters, resultCard: 'tile', resultColumns: 3 }
