import { useQuery } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { Queries } from './Queries'

const Answer = () =>
  useQuery({ queryKey: ['answer'], queryFn: () => 'later', initialData: 'now', staleTime: 60_000 }).data

it('a server-rendered page leaves no timer behind, which would keep the whole page in memory', () => {
  const timer = jest.spyOn(globalThis, 'setTimeout')
  const html = renderToString(createElement(Queries, null, createElement(Answer)))
  expect(html).toBe('now')
  expect(timer).not.toHaveBeenCalled()
  timer.mockRestore()
})
