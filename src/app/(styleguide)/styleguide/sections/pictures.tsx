import { socialNetworks } from '@/domain/content/site-chrome'
import { MakerMark } from '@/ui/marks/MakerMark'
import { Mark } from '@/ui/marks/Mark'
import { makerIcons } from '@/ui/marks/maker-icons'
import { PaymentMark, paymentBrands } from '@/ui/marks/PaymentMark'
import { Icon } from '@/ui/primitives/Icon'
import { iconNames } from '@/ui/primitives/icon-set'
import { BodySilhouette } from '@/ui/primitives/pictures/BodySilhouette'
import { State, States } from '../State'
import type { Section } from '../section'

const drawnBodies = [
  'Sedan',
  'Hatch',
  'Wagon',
  'SUV',
  '4x4',
  'Ute',
  'Cab Chassis',
  'Van',
  'People Mover',
  'Coupe',
  'Convertible',
  'Bus',
  'Truck',
  'Caravan',
  'Pop Top',
  'Camper Trailer',
  'Motorhome',
  'Naked',
  'Sport',
  'Cruiser',
  'Adventure',
  'Enduro',
  'Scooter',
]

const tiles = 'grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-x-3 gap-y-5 text-xs text-ink-3'

export const icons: Section = {
  id: 'icons',
  title: 'Icons',
  intro:
    'Lucide icons on a 24 px grid with 1.75 px lines, and four drawn to match (caravan, drivetrain, gearbox, towing). An icon repeats the text beside it. An icon without text is in a button with a label.',
  show: () => (
    <ul className={tiles}>
      {iconNames.map((name) => (
        <li key={name} className="flex flex-col gap-1">
          <Icon name={name} className="size-6 text-ink-1" />
          {name}
        </li>
      ))}
    </ul>
  ),
}

export const bodies: Section = {
  id: 'bodies',
  title: 'Body types',
  intro: 'Drawn with the icons’ line width. Vehicles face left, as in the photographs.',
  grounds: ['paper', 'night'],
  show: () => (
    <ul className="grid grid-cols-2 gap-6 text-sm sm:grid-cols-4 xl:grid-cols-6">
      {drawnBodies.map((body) => (
        <li key={body} className="flex flex-col gap-2">
          <BodySilhouette body={body} />
          {body}
        </li>
      ))}
    </ul>
  ),
}

export const marks: Section = {
  id: 'marks',
  title: 'Third-party marks',
  intro:
    'Marks are unaltered, in one colour, and only identify a maker, a network or a payment method. Makes without a permitted mark are named in text. See docs/operations/third-party-marks.md.',
  show: () => (
    <div className="flex flex-col gap-8">
      <ul className={tiles}>
        {[...Object.keys(makerIcons), 'Mercedes-Benz', 'Isuzu UTE', 'Harley-Davidson', 'Jayco'].map(
          (make) => (
            <li key={make} className="flex flex-col gap-1 text-ink-1">
              <MakerMark make={make} className="size-9" />
            </li>
          ),
        )}
      </ul>
      <States>
        <State name="payment methods">
          <div className="flex flex-wrap gap-2">
            {paymentBrands.map((brand) => (
              <PaymentMark key={brand} brand={brand} />
            ))}
          </div>
        </State>
        <State name="networks">
          <ul className="flex flex-wrap gap-4">
            {networks.map((network) => (
              <li key={network}>
                <Mark name={network} />
                <span className="sr-only">{socialNetworks[network]}</span>
              </li>
            ))}
          </ul>
        </State>
      </States>
    </div>
  ),
}

const networks = Object.keys(socialNetworks) as (keyof typeof socialNetworks)[]
