import type { ReactNode } from 'react'
import { type JourneyStep, stepTitles } from '@/domain/reservations/journey/journey-steps'
import { VehicleLine } from './VehicleLine'

export interface JourneyFrameProps {
  readonly vehicle: { readonly name: string; readonly path: string; readonly price: string }
  /** Opens the purchase on another device. Null before the first answer. */
  readonly resumeLink: string | null
  /** `href` of an answered step. */
  readonly steps: readonly { readonly step: JourneyStep; readonly href: string | null }[]
  /** Null for the summary. */
  readonly current: JourneyStep | null
  /** What each form sends beside its answers. */
  readonly sent: Readonly<Record<string, string>>
}

/** What every step of an online purchase shows. */
export function JourneyFrame({
  vehicle,
  resumeLink,
  steps,
  current,
  children,
}: Omit<JourneyFrameProps, 'sent'> & { readonly children: ReactNode }) {
  return (
    <div className="container-page grid max-w-3xl gap-6 py-8 sm:py-12">
      <h1 className="text-3xl sm:text-4xl">Buy online</h1>
      <VehicleLine vehicle={vehicle} />
      <ol aria-label="Steps" className="flex flex-wrap gap-x-6 gap-y-2 text-ink-2">
        {steps.map(({ step, href }, index) => (
          <li key={step} aria-current={step === current ? 'step' : undefined}>
            {href && step !== current ? (
              <a href={href} className="inline-block min-h-6 text-link underline">
                {index + 1}. {stepTitles[step]}
              </a>
            ) : (
              <span className={step === current ? 'font-semibold text-ink-1' : ''}>
                {index + 1}. {stepTitles[step]}
              </span>
            )}
          </li>
        ))}
      </ol>
      {children}
      {resumeLink && (
        <details>
          <summary className="cursor-pointer py-2 font-semibold">Continue later or on another device</summary>
          <p className="mt-2 text-ink-2">
            Open this link within 30 days. Anyone with the link can see your answers, so send it only to
            yourself.
          </p>
          <p className="mt-2 wrap-anywhere">
            <a href={resumeLink} className="text-link underline">
              {resumeLink}
            </a>
          </p>
        </details>
      )}
    </div>
  )
}
