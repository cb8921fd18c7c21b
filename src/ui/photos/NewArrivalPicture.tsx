import { BodySilhouette } from '@/ui/primitives/pictures/BodySilhouette'

interface Props {
  body: string | null
  /** A sold vehicle is no new arrival, and its photos are not on their way (CARD-08). */
  isSold: boolean
}

/** The placeholder of a vehicle without photos (CARD-10). A sold vehicle gets its outline only. */
export function NewArrivalPicture({ body, isSold }: Props) {
  return (
    <div className="new-arrival @container relative flex flex-col items-center justify-center gap-[6%] overflow-hidden text-center text-ink-2">
      {body && <BodySilhouette body={body} className="w-[min(50%,22rem)]" />}
      {!isSold && (
        <p>
          <strong className="block text-ink-1">New arrival</strong>
          Photos are on their way
        </p>
      )}
    </div>
  )
}
