import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { RestoreAsDraft } from './RestoreAsDraft'

const push = jest.fn()
jest.mock('next/navigation', () => ({ useRouter: () => ({ push: (to: string) => push(to) }) }))
jest.mock('@payloadcms/ui', () => ({
  Button: ({ children, onClick }: { children: ReactNode; onClick: () => void }) => (
    <button type="button" onClick={onClick}>
      {children}
    </button>
  ),
  toast: { success: () => undefined },
}))

const asked: string[] = []
function answer(status: number, body: object) {
  window.fetch = async (path) => {
    asked.push(String(path))
    return { ok: status < 400, status, json: async () => body } as Response
  }
}

async function press() {
  render(<RestoreAsDraft collection="pages" version={7} form="/admin/collections/pages/1" />)
  await act(async () => void fireEvent.click(screen.getByRole('button')))
}

afterEach(() => {
  cleanup()
  push.mockClear()
  asked.length = 0
})

it('A version becomes the newest draft, and its form opens', async () => {
  answer(200, {})
  await press()
  expect(asked).toEqual(['/api/pages/versions/7?draft=true'])
  expect(push).toHaveBeenCalledWith('/admin/collections/pages/1')
})

it('A version that cannot be restored says why', async () => {
  answer(400, { errors: [{ message: 'The page “Jobs” already uses /jobs. Choose another path.' }] })
  await press()
  expect((await screen.findByRole('alert')).textContent).toContain('already uses /jobs')
  expect(push).not.toHaveBeenCalled()
})
