import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { settleTree } from './settle-tree'

const Late = async ({ word }: { word: string }) => <b>{word}</b>
const Broken = (): ReactNode => {
  throw new Error('no such picture')
}

const Outer = ({ children }: { children: ReactNode }) => (
  <ul>
    {['a', 'b'].map((word) => (
      <li key={word}>
        <Late word={word} />
      </li>
    ))}
    {children}
  </ul>
)

describe('rendering a block ahead of its page', () => {
  it('renders components within components, awaited ones too, in their order', async () => {
    const settled = await settleTree(
      <Outer>
        <li>last {2}</li>
      </Outer>,
    )
    const { container } = render(settled)
    expect(container.innerHTML).toBe('<ul><li><b>a</b></li><li><b>b</b></li><li>last 2</li></ul>')
  })

  it('lets an error deep inside reach the caller', async () => {
    await expect(
      settleTree(
        <section>
          <div>
            <Broken />
          </div>
        </section>,
      ),
    ).rejects.toThrow('no such picture')
  })

  it('leaves components of the browser to the browser, but renders what they are given', async () => {
    const InBrowser = Object.assign(({ children }: { children: ReactNode }) => children, {
      $$typeof: Symbol.for('react.client.reference'),
    })
    const settled = await settleTree(
      <InBrowser>
        <Late word="inside" />
      </InBrowser>,
    )
    expect(settled).toMatchObject({ type: InBrowser, props: { children: { type: 'b' } } })
  })

  it('keeps text, numbers and nothing as they are', async () => {
    expect(await settleTree(['a', 1, null, false])).toEqual(['a', 1, null, false])
  })
})
