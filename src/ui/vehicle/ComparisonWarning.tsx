/** The wording the National Credit Code requires wherever a comparison rate is advertised. */
export function ComparisonWarning({ disclaimer }: { disclaimer: string }) {
  return (
    <p className="max-w-prose pt-8 text-xs text-ink-3">
      * {disclaimer && `${disclaimer} `}WARNING: This comparison rate is true only for the example given and
      may not include all fees and charges. Different terms, fees or other loan amounts might result in a
      different comparison rate.
    </p>
  )
}
