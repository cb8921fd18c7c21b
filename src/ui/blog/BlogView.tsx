import { type BlogLink, postsPath } from '@/domain/blog/blog-paths'
import type { BlogCategory, PostList } from '@/domain/blog/blog-post'
import { Pagination } from '@/ui/primitives/Pagination'
import { PostCards } from './PostCards'

interface Props {
  heading: string
  list: PostList
  category: BlogCategory | null
  links: readonly BlogLink[]
}

/** The posts of `/blog`, or of a category (BLOG-01, ROUTE-40). */
export function BlogView({ heading, list, category, links }: Props) {
  return (
    <div className="container-page py-8 sm:py-12">
      <h1 className="mb-6 text-3xl sm:text-4xl">{heading}</h1>
      {links.length > 1 && (
        <nav aria-label="Kinds of posts" className="mb-8">
          <ul className="flex flex-wrap gap-2">
            {links.map(({ label, href, isCurrent }) => (
              <li key={href}>
                <a
                  href={href}
                  aria-current={isCurrent ? 'page' : undefined}
                  className="inline-flex min-h-11 items-center rounded-4xl border border-outline bg-surface-1 px-4 font-semibold hover:border-ink-1 aria-[current]:border-button aria-[current]:bg-button aria-[current]:text-on-button"
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <PostCards posts={list.posts} level="h2" hasTeasers />
      <Pagination page={list.page} pages={list.pages} hrefOf={(page) => postsPath(category, page)} />
    </div>
  )
}
