import { renderToStaticMarkup } from 'react-dom/server'
import type { Unfinished } from '../../website-files/import-website'
import { UnfinishedSteps } from './UnfinishedSteps'

const stepsOf = (unfinished: Partial<Unfinished>) =>
  renderToStaticMarkup(
    <UnfinishedSteps
      unfinished={{ scripts: [], pictures: [], settings: [], ...unfinished }}
      list={(collection) => `/admin/collections/${collection}`}
      own={(collection) => `/admin/collections/${collection}?own`}
      switches="/admin/switches"
    />,
  )

describe('What a website from a file needs next', () => {
  it('names the scripts to start, the pictures to upload and the switches to enter', () => {
    const steps = stepsOf({
      scripts: ['Chat', 'Statistics'],
      pictures: [{ id: 7, name: 'The yard' }],
      settings: ['Maps key'],
    })
    expect(steps).toContain(
      '<a href="/admin/collections/scripts?own">Scripts</a>: Chat, Statistics. They do not run',
    )
    expect(steps).toContain('<a href="/admin/collections/media/7">The yard</a>')
    expect(steps).toContain('<a href="/admin/switches">Switches</a>: Maps key.')
  })

  it('is nothing more when nothing was left behind', () => {
    expect(stepsOf({})).toBe('')
  })
})
