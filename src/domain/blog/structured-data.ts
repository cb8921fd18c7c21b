import { storyDay } from '../content/story-date'
import type { BlogPost } from './blog-post'

/** schema.org's BlogPosting. `address` is the post's URL, `picture` its picture's. */
export function postStructuredData(
  post: BlogPost,
  { site, address, picture }: { site: string; address: string | null; picture: string | null },
) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.teaser,
    datePublished: storyDay(post.date),
    dateModified: post.changed,
    author: { '@type': post.author ? 'Person' : 'Organization', name: post.author || site },
    publisher: { '@type': 'Organization', name: site },
    image: picture ?? undefined,
    url: address ?? undefined,
  }
}
