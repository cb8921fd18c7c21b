export function SampleCard() {
  return (
    <div className="theme-sample__body">
      <article className="theme-sample__card">
        <span className="theme-sample__button">New</span>
        <CarOutline />
        <div className="theme-sample__details">
          <h4>2024 Toyota HiLux SR5 Double Cab</h4>
          <small>12,480 km · Automatic · Diesel</small>
          <p>
            $58,990 <small>Drive away</small>
          </p>
          <p className="theme-sample__line">
            <strong>$1,200 below market</strong>
            <u>See the report</u>
          </p>
        </div>
      </article>
      <div className="theme-sample__details">
        <h3>Find the one</h3>
        <p>Every car goes through our workshop, and the report is on its page.</p>
        <div className="theme-sample__line">
          <span className="theme-sample__button">Enquire now</span>
          <span className="theme-sample__button theme-sample__button--secondary">Book a test drive</span>
          <span className="theme-sample__button theme-sample__button--accent">Special offers</span>
        </div>
      </div>
      <div className="theme-sample__details theme-sample__night">
        <h3>After dark</h3>
        <p>Heroes and footers can use this background.</p>
        <div className="theme-sample__line">
          <span className="theme-sample__button">Search stock</span>
        </div>
      </div>
    </div>
  )
}

function CarOutline() {
  return (
    <svg
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
