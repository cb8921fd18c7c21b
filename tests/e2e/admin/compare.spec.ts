import { expect } from '@playwright/test'
import { adminAddress } from '../support/addresses'
import { withOwnPage } from '../support/own-page'
import { people } from '../support/people'
import { change, findOne, signIn } from '../support/signed-in-user'
import { violations } from '../support/violations'
import { test } from '../support/website-test'

interface Block {
  readonly blockType: string
  readonly heading?: string
}

const richText = (text: string) => ({
  root: {
    type: 'root',
    format: '',
    indent: 0,
    version: 1,
    direction: 'ltr',
    children: [
      {
        type: 'paragraph',
        format: '',
        indent: 0,
        version: 1,
        direction: 'ltr',
        children: [{ type: 'text', text, format: 0, detail: 0, mode: 'normal', style: '', version: 1 }],
      },
    ],
  },
})

test('marketing staff compare two versions of a page block by block, and open the earlier one to restore it', async ({
  page,
}) => {
  const { api } = await signIn(page, people.southernStaff)
  const more = [
    { blockType: 'richText', content: richText('Open every day.') },
    { blockType: 'richText', content: richText('Stays as it is.') },
  ]
  await withOwnPage(
    api,
    'southerncross',
    async ({ id }) => {
      const { blocks } = (await findOne(api, 'pages', `where[id][equals]=${id}`)) as unknown as {
        blocks: Block[]
      }
      const [hero, hours, same] = blocks
      await change(api, 'pages', id, {
        title: 'A better title',
        blocks: [{ ...hours, content: richText('Open every weekday.') }, same, hero],
      })
      await page.goto(adminAddress(`/admin/collections/pages/${id}`))
      await page.getByRole('link', { name: 'Compare' }).click()
      await expect(page.getByRole('heading', { name: 'Compare two versions' })).toBeVisible()
      const outside = page.getByRole('region', { name: 'Outside the blocks' })
      await expect(outside.locator('ins')).toContainText(['better title'])
      const text = page.getByRole('region', { name: 'changed' })
      await expect(text.locator('del')).toHaveText(['day'])
      await expect(text.locator('ins')).toHaveText(['weekday'])
      await expect(page.getByRole('region', { name: 'Hero: moved' })).toBeVisible()
      await expect(page.getByRole('listitem').filter({ hasText: ': unchanged' })).toHaveCount(1)
      expect(await violations(page, { within: '.leads' })).toEqual([])
      if (process.env.LOOK) {
        for (const width of [390, 1280]) {
          await page.setViewportSize({ width, height: 900 })
          await page.screenshot({ path: `${process.env.LOOK}/compare-${width}.png`, fullPage: true })
        }
      }
      // The same version twice says the same.
      const later = page.getByLabel('Later version')
      await page.getByLabel('Earlier version').selectOption((await later.inputValue()) ?? '')
      await page.getByRole('button', { name: 'Compare' }).click()
      await expect(page.getByText('The two versions say the same.')).toBeVisible()
      await page.goBack()
      await page.getByRole('link', { name: 'Open the earlier version to restore it' }).click()
      await expect(page.getByRole('button', { name: /Restore/ }).first()).toBeVisible()
    },
    more,
  )
})
