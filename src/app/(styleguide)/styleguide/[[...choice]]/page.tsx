import { notFound } from 'next/navigation'
import { chooseTheme } from '../choose-theme'
import { Masthead } from '../Masthead'
import { Specimen } from '../Specimen'
import { sections } from '../sections/sections'

interface Props {
  params: Promise<{ choice?: string[] }>
}

export default async function StyleguidePage({ params }: Props) {
  const chosen = await chooseTheme((await params).choice?.join('/') ?? '')
  if (!chosen) notFound()
  return (
    <>
      <Masthead {...chosen} />
      <div className="container-page grid gap-8 pt-8 pb-24 lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-12">
        <nav
          aria-label="Sections"
          className="lg:sticky lg:top-4 lg:max-h-[calc(100dvh-2rem)] lg:self-start lg:overflow-y-auto"
        >
          <ul className="max-lg:flex max-lg:flex-wrap">
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`} className="menu-link">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <main className="min-w-0">
          {sections.map((section) => (
            <Specimen key={section.id} section={section} />
          ))}
        </main>
      </div>
    </>
  )
}
