const BESIDE = 'tw:flex tw:flex-wrap tw:items-center tw:gap-x-4 tw:gap-y-2'

export function SampleCard() {
  return (
    <div className="tw:grid tw:grid-cols-[repeat(auto-fit,minmax(max(40%,min(15rem,100%)),1fr))] tw:gap-[calc(var(--space-card)*1.5)] tw:p-[calc(var(--space-card)*1.5)]">
      <article className="tw:relative tw:overflow-hidden tw:rounded-(--card-radius) tw:border tw:border-(--paper-line)">
        <span className="theme-sample-button tw:absolute tw:m-3 tw:py-0!">New</span>
        <CarOutline />
        <div className="tw:grid tw:content-start tw:gap-2 tw:p-(--space-card)">
          <strong className="theme-sample-name tw:normal-case!">2024 Toyota HiLux SR5 Double Cab</strong>
          <small>12,480 km · Automatic · Diesel</small>
          <p className="tw:text-[1.375rem] tw:font-bold">
            $58,990 <small>Drive away</small>
          </p>
          <p className={BESIDE}>
            <strong className="tw:text-(--paper-positive)">$1,200 below market</strong>
            <u className="tw:text-(--paper-link)">See the report</u>
          </p>
        </div>
      </article>
      <div className="tw:grid tw:content-start tw:gap-2 tw:p-(--space-card)">
        <h3>Find the one</h3>
        <p>Every car goes through our workshop, and the report is on its page.</p>
        <div className={BESIDE}>
          <span className="theme-sample-button">Enquire now</span>
          <span className="theme-sample-button theme-sample-secondary">Book a test drive</span>
          <span className="theme-sample-button tw:bg-(--accent)! tw:text-(--on-accent)!">Special offers</span>
        </div>
      </div>
      <div className="tw:grid tw:content-start tw:gap-2 tw:p-(--space-card) theme-sample-night tw:col-span-full tw:rounded-(--card-radius)">
        <h3>After dark</h3>
        <p>Heroes and footers can use this background.</p>
        <div className={BESIDE}>
          <span className="theme-sample-button">Search stock</span>
        </div>
      </div>
    </div>
  )
}

function CarOutline() {
  return (
    <svg
      className="tw:w-full tw:bg-(--paper-surface-3) tw:px-[15%] tw:py-2"
      viewBox="0 0 240 90"
      aria-hidden="true"
      focusable="false"
      fill="none"
      stroke="var(--paper-outline)"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M22 68H8V48q0-6 7-8l34-6 26-20q7-5 16-5h62q10 0 17 8l16 17h40q8 0 8 8v26h-12M62 68h104" />
      <path d="M70 34h98M114 12v22" />
      <circle cx="42" cy="68" r="15" />
      <circle cx="188" cy="68" r="15" />
    </svg>
  )
}
