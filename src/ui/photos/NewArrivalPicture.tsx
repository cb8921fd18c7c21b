import { BodySilhouette } from '@/ui/primitives/pictures/BodySilhouette'

interface Props {
  body: string | null
  /** A sold vehicle is no new arrival, and its photos are not on their way (CARD-08). */
  isSold: boolean
}

/** The placeholder of a vehicle without photos (CARD-10). A sold vehicle gets its outline only. */
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
