import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { resolveSettings } from '@/domain/flags/resolve'
import { templateFor } from '@/domain/flags/templates'
import { chooseView } from '@/ui/enhance/search/choose-view'
import { stockHit } from '~/tests/support/stock-hit'
import { ResultsGrid } from './ResultsGrid'
import { ViewSwitch } from './ViewSwitch'

it('is left to the view that a browser chose by development’s framework', async () => {
  document.documentElement.dataset.site = 'southerncross'
  localStorage.setItem('forecourt:southerncross:view', 'list')
  const { settings } = resolveSettings({ template: 'metro' })
  const { layout } = templateFor('metro')
  const page = (
    <>
      <ViewSwitch usual="grid" />
      <ResultsGrid hits={[stockHit()]} settings={settings} layout={layout} now={new Date('2026-03-10')} />
    </>
  )
  document.body.innerHTML = `<div id="page">${renderToString(page)}</div>`
  chooseView()
  const said = jest.spyOn(console, 'error').mockImplementation(() => {})
  await act(async () => {
    hydrateRoot(document.querySelector('#page') as Element, page, {
      onRecoverableError: (error) => console.error(error),
    })
  })
  expect(said.mock.calls).toEqual([])
  expect(document.querySelector<HTMLElement>('article')?.dataset.look).toBe('row')
})
