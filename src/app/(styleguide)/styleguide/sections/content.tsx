import { Carousel } from '@/ui/primitives/Carousel'
import { StarRating } from '@/ui/primitives/pictures/StarRating'
import { type Spec, SpecList } from '@/ui/primitives/text/SpecList'
import { State, States } from '../State'
import { allGrounds, type Section } from '../section'

const specs: readonly Spec[] = [
  { label: 'Odometer', value: '84,200 km' },
  { label: 'Transmission', value: '6-speed automatic' },
  { label: 'Fuel', value: 'Diesel' },
  { label: 'Drive', value: 'Four-wheel drive' },
  { label: 'Towing', value: '3,500 kg braked' },
  { label: 'Seats', value: '7' },
]

const ratings = [5, 4.6, 4, 2.3, 0]

const cards = ['Sedans', 'Utes', 'People movers', 'Caravans', 'Motorcycles', 'Trucks'].map((name) => ({
  key: name,
  content: (
    <div className="flex h-32 items-end rounded-card border border-line bg-surface-2 p-4 text-lg font-semibold">
      {name}
    </div>
  ),
}))

function Content({ prefix }: { prefix: string }) {
  return (
    <States>
      <State name="stars">
        <div className="flex flex-col items-start gap-1">
          {ratings.map((rating) => (
            <StarRating key={rating} rating={rating} reviews={1_234} />
          ))}
        </div>
      </State>
      <State name="specifications" wide>
        <SpecList specs={specs} />
      </State>
      <State name="carousel" wide>
        <Carousel
          label={`Body types, ${prefix}`}
          items={cards}
          rowClass="*:w-56 [--carousel-buttons:calc(50%-2rem)]"
        />
      </State>
    </States>
  )
}

export const content: Section = {
  id: 'content',
  title: 'Stars, specifications, carousel',
  intro:
    'At most four stars are full. The star after them shows the rest and is full at 5.0. A carousel scrolls by touch, wheel and arrow keys, and has buttons if the browser provides them.',
  grounds: allGrounds,
  show: (prefix) => <Content prefix={prefix} />,
}
