import { type FormEvent, useEffect, useRef, useState } from 'react'
import { PRIVACY_CHOICES } from '@/domain/scripts/privacy-choices'
import { type askedPurposes, isChosenPurpose } from '@/domain/scripts/site-script'
import { buttonClass } from '@/ui/primitives/buttons/button-looks'
import { scriptConsent } from '@/ui/stores/script-consent'

interface Props {
  readonly purposes: ReturnType<typeof askedPurposes>
  readonly privacyHref: string | null
}

const isAskedFor = () => window.location.hash === `#${PRIVACY_CHOICES}`

/** The choice comes again when the shopper follows the link of the footer. */
function useReopened() {
  const [isOpen, setOpen] = useState(isAskedFor)
  useEffect(() => {
    const follow = () => isAskedFor() && setOpen(true)
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [])
  const close = () => {
    setOpen(false)
    if (isAskedFor())
      window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search)
  }
  return { isOpen, close }
}

/** Asks which scripts of other companies may run. Both answers take one press. */
export function PrivacyChoices({ purposes, privacyHref }: Props) {
  const allowed = scriptConsent.useValue()
  const { isOpen, close } = useReopened()
  const [isChoosing, setChoosing] = useState(false)
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isOpen) section.current?.focus()
  }, [isOpen])
  if (allowed !== null && !isOpen) return null

  function choose(next: readonly string[]) {
    const isLess = allowed?.some((purpose) => !next.includes(purpose)) ?? false
    scriptConsent.write(next.filter(isChosenPurpose))
    close()
    // A script that runs cannot be taken back from the page.
    if (isLess) window.location.reload()
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    choose(new FormData(event.currentTarget).getAll('purpose').map(String))
  }

  return (
    <section
      ref={section}
      id={PRIVACY_CHOICES}
      tabIndex={-1}
      aria-labelledby="privacy-choices-title"
      className="ground-paper fixed inset-x-0 bottom-0 z-40 max-h-[80vh] overflow-y-auto border-line border-t shadow-raised print:hidden"
    >
      <form onSubmit={submit} className="container-page grid gap-3 py-4">
        <h2 id="privacy-choices-title" className="text-lg font-semibold">
          Your privacy choices
        </h2>
        <p className="text-sm text-ink-2">
          This website would like to run services of other companies. It works without them.{' '}
          {privacyHref && (
            <a className="underline" href={privacyHref}>
              Privacy policy
            </a>
          )}
        </p>
        {isChoosing && (
          <fieldset className="grid gap-1">
            <legend className="sr-only">Allow</legend>
            {purposes.map(({ value, label, help }) => (
              <label key={value} className="flex min-h-11 items-center gap-3">
                <input
                  type="checkbox"
                  name="purpose"
                  value={value}
                  defaultChecked={allowed?.some((purpose) => purpose === value) ?? false}
                  className="size-5"
                />
                <span>
                  <strong>{label}.</strong> {help}
                </span>
              </label>
            ))}
          </fieldset>
        )}
        <div className="flex flex-wrap gap-2">
          <button
            type="button"
            className={buttonClass('secondary', 'small')}
            onClick={() => choose(purposes.map(({ value }) => value))}
          >
            Allow all
          </button>
          <button type="button" className={buttonClass('secondary', 'small')} onClick={() => choose([])}>
            Refuse all
          </button>
          {isChoosing ? (
            <button type="submit" className={buttonClass('secondary', 'small')}>
              Save choices
            </button>
          ) : (
            <button type="button" className={buttonClass('quiet', 'small')} onClick={() => setChoosing(true)}>
              Choose
            </button>
          )}
        </div>
      </form>
    </section>
  )
}
