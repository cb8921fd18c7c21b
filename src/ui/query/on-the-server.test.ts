import { useQuery } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { Queries } from './Queries'

const Answer = () =>
  useQuery({ queryKey: ['answer'], queryFn: () => 'later', initialData: 'now', staleTime: 60_000 }).data

it('a page that is rendered on the server leaves no timer behind, which would keep all of it in memory', () => {
  const timer = jest.spyOn(globalThis, 'setTimeout')
  const html = renderToString(createElement(Queries, null, createElement(Answer)))
  expect(html).toBe('now')
  expect(timer).not.toHaveBeenCalled()
  timer.mockRestore()
})
