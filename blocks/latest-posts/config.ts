import type { Block } from 'payload'
import { blogCategories } from '@/domain/blog/blog-post'
import { blockAdmin } from '../../collections/fields/block-admin'

/** Cards of the newest posts of the blog (BLOG-03, BLOG-06). */
export const latestPostsConfig: Block = {
  slug: 'latestPosts',
  interfaceName: 'LatestPostsBlock',
  labels: { singular: 'Newest blog posts', plural: 'Newest blog posts' },
  ...blockAdmin('latestPosts', 'Blog', 'The newest posts of the blog.'),
  fields: [
    { name: 'heading', type: 'text', maxLength: 90 },
    {
      name: 'category',
      type: 'select',
      options: [...blogCategories],
      admin: {
        description:
          'Leave empty for any. “Blog cards shown” in the website’s settings sets how many are shown.',
      },
    },
  ],
}
