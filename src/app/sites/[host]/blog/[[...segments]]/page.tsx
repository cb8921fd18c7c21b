import type { Metadata } from 'next'
import { BLOG, blogLinks, parseBlogPath, postPath, postsPath } from '@/domain/blog/blog-paths'
import {
  type BlogCategory,
  type BlogPost,
  categoryLabel,
  listPosts,
  type PostList,
  type PostSummary,
  relatedPosts,
} from '@/domain/blog/blog-post'
import { postStructuredData } from '@/domain/blog/structured-data'
import { titleOf } from '@/domain/seo/page-title'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { decodeSegment } from '@/domain/url/decode-segment'
import { getPost, getShownPosts } from '@/server/blog/get-posts'
import { openSite } from '@/server/tenants/open-site'
import { siteNow } from '@/server/tenants/site-now'
import { BlogView } from '@/ui/blog/BlogView'
import { PostView } from '@/ui/blog/PostView'
import { JsonLd } from '@/ui/seo/JsonLd'
import { MissingPage } from '../../missing-page'
import { withUnavailablePage, withUnavailableTitle } from '../../with-unavailable-page'

export const dynamic = 'force-static'

/** The build renders no page, because only the database knows the posts. */
export function generateStaticParams() {
  return []
}

interface Props {
  params: Promise<{ host: string; segments?: string[] }>
}

type Found = { ctx: TenantContext; shown: readonly PostSummary[] } & (
  | { post: BlogPost }
  | { post: null; list: PostList; category: BlogCategory | null }
)

const addressOf = ({ segments = [] }: { segments?: string[] }) =>
  [BLOG, ...segments.map(decodeSegment)].join('/')

async function find({ params }: Props): Promise<Found | null> {
  const { host, segments = [] } = await params
  const asked = parseBlogPath(segments.map(decodeSegment))
  const ctx = asked && (await openSite(host, addressOf({ segments })))
  if (!ctx) return null
  const shown = await getShownPosts(ctx, siteNow(ctx))
  if (asked.kind === 'list') {
    const list = listPosts(shown, asked.category, asked.page)
    return list && { ctx, shown, post: null, list, category: asked.category }
  }
  const summary = shown.find(({ slug }) => slug === asked.slug)
  const post = summary && (await getPost(ctx, summary.id))
  return post ? { ctx, shown, post } : null
}

const headingOf = (category: BlogCategory | null) => (category ? categoryLabel(category) : 'Blog')

function pathOf(found: Found): string {
  return found.post ? postPath(found.post) : postsPath(found.category, found.list.page)
}

export const generateMetadata = withUnavailableTitle(async (props: Props): Promise<Metadata> => {
  const found = await find(props)
  if (!found) return { title: 'Page not found', robots: 'noindex' }
  const { name, canonicalHost } = found.ctx
  const title = found.post
    ? titleOf(found.post.title, name)
    : titleOf(headingOf(found.category), name, found.list.page > 1 ? `Page ${found.list.page}` : '')
  return {
    title,
    description: found.post ? found.post.teaser : `News, advice and vehicle reviews from ${name}.`,
    alternates: canonicalHost ? { canonical: `https://${canonicalHost}${pathOf(found)}` } : undefined,
  }
})

const crumbsOf = ({ title, category }: BlogPost) => [
  { label: 'Home', href: '/' },
  { label: 'Blog', href: BLOG },
  ...(category === 'vehicle-reviews' ? [{ label: categoryLabel(category), href: postsPath(category) }] : []),
  { label: title, href: null },
]

function PostPage({ ctx, post, shown }: Extract<Found, { post: BlogPost }>) {
  const origin = ctx.canonicalHost && `https://${ctx.canonicalHost}`
  const data = postStructuredData(post, {
    site: ctx.name,
    address: origin && origin + postPath(post),
    picture: origin && post.picture && origin + post.picture.source.original,
  })
  return (
    <>
      <JsonLd data={data} />
      <PostView post={post} crumbs={crumbsOf(post)} related={relatedPosts(shown, post)} />
    </>
  )
}

async function BlogPage(props: Props) {
  const found = await find(props)
  if (!found) return <MissingPage host={(await props.params).host} />
  if (found.post) return <PostPage {...found} />
  const { ctx, shown, list, category } = found
  const hasReviews = shown.some((post) => post.category === 'vehicle-reviews')
  return (
    <BlogView
      heading={headingOf(category)}
      list={list}
      category={category}
      links={blogLinks(category, hasReviews, ctx.settings['site.blogCategoriesHost'])}
    />
  )
}

export default withUnavailablePage(BlogPage, addressOf)
