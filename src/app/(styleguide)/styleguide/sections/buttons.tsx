import { Button } from '@/ui/primitives/buttons/Button'
import { ButtonLink } from '@/ui/primitives/buttons/ButtonLink'
import { IconButton } from '@/ui/primitives/buttons/IconButton'
import { Icon } from '@/ui/primitives/Icon'
import { State, States } from '../State'
import { allGrounds, type Section } from '../section'

const looks = ['primary', 'secondary', 'quiet'] as const
const LONG = 'Book a test drive at Southern Cross Prestige and Performance'

function Buttons() {
  return (
    <States>
      {looks.map((look) => (
        <State key={look} name={look}>
          <div className="flex flex-wrap gap-2">
            <Button look={look} icon={<Icon name="phone" />}>
              Call us
            </Button>
            <Button look={look} disabled>
              Disabled
            </Button>
          </div>
        </State>
      ))}
      <State name="small, regular, large">
        <div className="flex flex-wrap items-center gap-2">
          <Button size="small">Small</Button>
          <Button>Regular</Button>
          <Button size="large">Large</Button>
        </div>
      </State>
      <State name="icon only">
        <IconButton icon={<Icon name="heart" className="size-6" />} label="Save" />
      </State>
      <State name="long text">
        <Button look="secondary">{LONG}</Button>
      </State>
      <State name="link that looks like a button">
        <ButtonLink link={{ label: 'View all stock', href: '#buttons' }} />
      </State>
    </States>
  )
}

export const buttons: Section = {
  id: 'buttons',
  title: 'Buttons and links',
  intro:
    'Use one primary button per screen, for the main action. Use secondary buttons beside it and quiet buttons for tools. An element that opens another address is a link, even if it looks like a button. All are at least 44 px high. Press Tab to see the focus.',
  grounds: allGrounds,
  show: () => <Buttons />,
}
