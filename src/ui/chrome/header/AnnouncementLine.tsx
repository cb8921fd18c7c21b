import type { AnnouncementBar } from '@/domain/announcements/announcement-bar'

/** A line above the header. It is HTML alone, so that the page never shifts. */
export const AnnouncementLine = ({ text, link }: Pick<AnnouncementBar, 'text' | 'link'>) => (
  <aside aria-label="Announcement" className="ground-night print:hidden">
    <p className="container-page flex flex-wrap items-center justify-center gap-x-4 py-1 text-center">
      <span className="min-h-8 content-center font-semibold">{text}</span>
      {link && (
        <a href={link.href} className="inline-flex min-h-8 items-center underline">
          {link.label}
        </a>
      )}
    </p>
  </aside>
)
