import { existsSync } from 'node:fs'
import { templateKeys } from '@/domain/flags/templates'
import { blockConfigs } from '~/blocks/configs'

describe('The block picker', () => {
  it.each([...templateKeys])('has a picture of each block in the template %s', (template) => {
    const missing = blockConfigs.filter(
      ({ slug }) => !existsSync(`public/assets/blocks/${template}/${slug}.webp`),
    )
    expect(missing.map(({ slug }) => slug)).toEqual([])
  })

  it('has each block in a part, with one line of help', () => {
    for (const { slug, admin, custom } of blockConfigs) {
      expect([slug, admin?.group]).toEqual([slug, expect.any(String)])
      expect([slug, custom?.help]).toEqual([slug, expect.stringMatching(/^[A-Z].{10,90}\.$/)])
    }
  })
})
