import { expect } from '@playwright/test'
import { openForm } from '../support/forms/admin-form'
import { onWebsite } from '../support/full'
import { withOwnPage } from '../support/own-page'
import { people } from '../support/people'
import { signIn } from '../support/signed-in-user'
import { test } from '../support/website-test'

const websites = [
  { slug: 'southerncross', person: people.southernStaff, template: 'metro' },
  { slug: 'outpost', person: people.outpostStaff, template: 'outback' },
] as const

for (const { slug, person, template } of websites)
  test(
    `staff of ${slug} choose a block by its picture in the template ${template}, and it opens with its help`,
    onWebsite(slug, ['outpost']),
    async ({ page }) => {
      const { api } = await signIn(page, person)
      await withOwnPage(api, slug, async ({ id }) => {
        await openForm(page, 'pages', id)
        const drawer = page.locator('.drawer--is-open')
        await expect(async () => {
          await page.getByRole('button', { name: /^Add Block/ }).click()
          await expect(drawer).toBeVisible({ timeout: 2000 })
        }).toPass()
        await expect(drawer.getByRole('heading', { level: 3 })).toHaveText([
          'Opening',
          'Text and pictures',
          'Stock',
          'Brands and offers',
          'Forms and finance',
          'Dealership',
          'Blog',
        ])
        const pictures = drawer.getByRole('presentation')
        await expect
          .poll(() =>
            pictures.evaluateAll((images) =>
              images
                .filter((image) => (image as HTMLImageElement).naturalWidth !== 480)
                .map((image) => image.outerHTML),
            ),
          )
          .toEqual([])
        await expect(pictures).toHaveCount(32)
        const answer = await api.get(new URL('/api/pages/block-picture?block=faq', page.url()).href)
        expect(answer.url()).toContain(`/assets/blocks/${template}/faq.webp`)
        await drawer.getByRole('button', { name: 'Questions and answers' }).click()
        await expect(drawer).toBeHidden()
        await expect(page.getByText('Questions that open to their answers.')).toBeVisible()
      })
    },
  )
