import type { PayloadRequest } from 'payload'
import { richText } from '@/domain/starter/rich-text'
import type { DemoPost } from '../words/demo-post'

const MS_A_DAY = 86_400_000

interface Website {
  readonly tenant: number
  readonly picture: (name: string) => number
}

/** Plants a website's blog, dated relative to `now`. */
export async function plantPosts(
  req: PayloadRequest,
  { tenant, picture }: Website,
  posts: readonly DemoPost[],
  now: Date,
): Promise<void> {
  for (const { daysAgo, body, picture: name, ...words } of posts) {
    await req.payload.create({
      collection: 'blog-posts',
      data: {
        ...words,
        tenant,
        slug: '',
        picture: picture(name),
        body: richText(body),
        date: new Date(now.getTime() - daysAgo * MS_A_DAY).toISOString(),
        _status: 'published',
      },
      depth: 0,
      req,
    })
  }
}
