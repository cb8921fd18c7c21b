import { BodySilhouette } from '@/ui/primitives/pictures/BodySilhouette'

interface Props {
  body: string | null
  /** Then it is no new arrival, and nobody waits for its photos (CARD-08). */
  isSold: boolean
}

/** Stands in for a vehicle's photos until there are some (CARD-10); for a sold one its outline alone. */
export function NewArrivalPicture({ body, isSold }: Props) {
  return (
    <div className="new-arrival">
      {body && <BodySilhouette body={body} className="" />}
      {!isSold && (
        <p>
          <strong>New arrival</strong>
          Photos are on their way
        </p>
      )}
    </div>
  )
}
