import { DEFAULT_NEAR_KM, type Near, nearDistances } from '@/domain/stock/search/near'

/** Vehicles within a distance of a postcode. */
export function NearFields({ near }: { near: Near | null }) {
  const chosen = near?.km ?? DEFAULT_NEAR_KM
  const distances = [...new Set([...nearDistances, chosen])].sort((one, other) => one - other)
  return (
    <fieldset className="range-pair" data-key="near">
      <legend className="sr-only">Distance</legend>
      <label>
        Postcode
        <input
          type="text"
          inputMode="numeric"
          name="near[postcode]"
          pattern="\d{4}"
          maxLength={4}
          autoComplete="postal-code"
          placeholder="Anywhere"
          defaultValue={near?.postcode}
          className="field-box"
        />
      </label>
      <label>
        Within
        <select name="near[km]" defaultValue={chosen} className="field-box">
          {distances.map((km) => (
            <option key={km} value={km}>
              {km} km
            </option>
          ))}
        </select>
      </label>
    </fieldset>
  )
}
