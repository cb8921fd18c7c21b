interface Props {
  vehicle: {
    readonly name: string
    readonly path: string
    /** Empty on a website that shows no prices. */
    readonly price: string
  }
}

/** The vehicle that a checkout is about, with a link to its page. */
export function VehicleLine({ vehicle }: Props) {
  return (
    <p className="text-lg">
      <a href={vehicle.path} className="font-semibold text-link underline">
        {vehicle.name}
      </a>
      {vehicle.price && `, ${vehicle.price}`}
    </p>
  )
}
