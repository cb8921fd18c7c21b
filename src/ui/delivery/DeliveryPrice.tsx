import {
  type DeliveryEstimate,
  deliveryDistance,
  deliveryPriceText,
} from '@/domain/delivery/delivery-estimate'

interface Props {
  /** Null before anything was asked: the places that a script fills. */
  estimate: DeliveryEstimate | null
  /** The site's word for delivery at no cost (decision 57). */
  freeText: string
}

/** The price of delivery with its region and the distance (DEL-05, DEL-06). */
export function DeliveryPrice({ estimate, freeText }: Props) {
  return (
    <p data-when="estimate">
      <strong className="tabular" data-delivery-price="">
        {estimate && deliveryPriceText(estimate.price, freeText)}
      </strong>
      <span data-delivery-name="">{estimate?.name}</span>
      <span className="delivery-distance" data-delivery-distance="">
        {estimate && deliveryDistance(estimate)}
      </span>
    </p>
  )
}
