import { Badge, badgeLooks } from '@/ui/primitives/Badge'
import { Carousel } from '@/ui/primitives/Carousel'
import { type Spec, SpecList } from '@/ui/primitives/SpecList'
import { StarRating } from '@/ui/primitives/StarRating'
import { State, States } from '../State'
import { allGrounds, type Section } from '../section'

const specs: readonly Spec[] = [
  { label: 'Odometer', value: '84,200 km', icon: 'gauge' },
  { label: 'Transmission', value: '6-speed automatic', icon: 'gearbox' },
  { label: 'Fuel', value: 'Diesel', icon: 'fuel' },
  { label: 'Drive', value: 'Four-wheel drive', icon: 'drivetrain' },
  { label: 'Towing', value: '3,500 kg braked', icon: 'towing' },
  { label: 'Seats', value: '7', icon: 'seat' },
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
      <State name="badges" wide>
        <div className="flex flex-wrap gap-2">
          {badgeLooks.map((look) => (
            <Badge key={look} look={look}>
              {look}
            </Badge>
          ))}
          <Badge look="positive" icon="electric">
            Electric
          </Badge>
        </div>
      </State>
      <State name="long badge in little room">
        <div className="w-40">
          <Badge look="accent">End of financial year runout sale</Badge>
        </div>
      </State>
      <State name="stars">
        <div className="flex flex-col items-start gap-1">
          {ratings.map((rating) => (
            <StarRating key={rating} rating={rating} reviews={rating === 4.6 ? 1_234 : undefined} />
          ))}
        </div>
      </State>
      <State name="specifications in lines">
        <SpecList specs={specs.slice(0, 4)} look="rows" />
      </State>
      <State name="specifications in columns" wide>
        <SpecList specs={specs} />
      </State>
      <State name="carousel" wide>
        <Carousel label={`Body types, ${prefix}`} items={cards} itemClass="w-56" />
      </State>
    </States>
  )
}

export const content: Section = {
  id: 'content',
  title: 'Badges, stars, specifications, carousel',
  intro:
    'At most four stars are full; the one after them shows the rest, wholly filled at 5.0. A carousel scrolls by touch, wheel and arrow keys, and has buttons where the browser makes them.',
  grounds: allGrounds,
  show: (prefix) => <Content prefix={prefix} />,
}
