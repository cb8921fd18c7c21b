import type { GroundName, Section } from './section'

const groundClass: Record<GroundName, string> = {
  paper: 'ground-paper',
  night: 'ground-night',
  brand: 'ground-brand',
}

export function Specimen({ section }: { section: Section }) {
  const { id, title, intro, grounds = ['paper'], show } = section
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="scroll-mt-4 border-t border-line py-10 first:border-0 first:pt-0"
    >
      <h2 id={`${id}-title`} className="text-2xl">
        {title}
      </h2>
      <p className="mt-2 mb-6 max-w-[68ch] text-ink-2">{intro}</p>
      <div className="grid gap-4">
        {grounds.map((ground) => (
          <div
            key={ground}
            className={`${groundClass[ground]} min-w-0 rounded-card border border-line p-[clamp(1rem,3vw,2rem)]`}
          >
            {grounds.length > 1 && (
              <p className="mb-4 text-xs uppercase tracking-wider text-ink-3">On {ground}</p>
            )}
            {show(`${id}-${ground}`)}
          </div>
        ))}
      </div>
    </section>
  )
}
