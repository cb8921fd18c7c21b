import { BodySilhouette } from '@/ui/primitives/BodySilhouette'

/** Stands in for a vehicle's photos until there are some (CARD-10). */
export function NewArrivalPicture({ body }: { body: string | null }) {
  return (
    <div className="new-arrival">
      {body && <BodySilhouette body={body} className="" />}
      <p>
        <strong>New arrival</strong>
        Photos are on their way
      </p>
    </div>
  )
}
