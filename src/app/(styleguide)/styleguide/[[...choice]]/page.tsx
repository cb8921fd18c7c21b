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
      <div className="styleguide-columns container-page">
        <nav aria-label="Sections" className="styleguide-contents">
          <ul>
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
