import { atNight } from '../../support/at-night'
import { specimens } from '../isolation/specimens'
import { freshWord, Targets } from '../isolation/targets'
import { createWorld, type World } from '../isolation/world'

let world: World
let targets: Targets
let home: { id: number }

beforeAll(async () => {
  world = await createWorld()
  targets = new Targets(world)
  home = await page('/')
  await page('/about-us')
})
afterAll(() => world?.close())

const actors = ['platform-admin', 'group-admin', 'marketing-staff'] as const
type Role = (typeof actors)[number]
type Collection =
  | 'legal-texts'
  | 'pages'
  | 'media'
  | 'brands'
  | 'vehicle-models'
  | 'site-chrome'
  | 'offers'
  | 'promos'

const as = (role: Role) => ({ overrideAccess: false, user: world.people[role].user }) as const

/** What the person reads when the write is refused; null when it succeeds. */
async function refusalOf(write: () => Promise<unknown>): Promise<string | null> {
  try {
    await write()
    return null
  } catch (error) {
    const { data, message } = error as Error & { data?: { errors?: { message: string }[] } }
    return data?.errors?.map((each) => each.message).join(' ') ?? message
  }
}

const create = (collection: Collection, data: object) =>
  world.payload.create({
    collection,
    data: { tenant: world.sites.own.id, ...data } as never,
  }) as Promise<{ id: number }>
const page = (path: string, blocks: object[] = []) =>
  create('pages', { title: `Page ${path}`, path, blocks, _status: 'published' })
const remove = (collection: Collection, id: number, role: Role = 'platform-admin') =>
  refusalOf(() => world.payload.delete({ collection, id, ...as(role) }))
const change = (id: number, data: object, role: Role) =>
  refusalOf(() => world.payload.update({ collection: 'pages', id, data, ...as(role) }))
const linking = (href: string) => ({
  blockType: 'hero',
  heading: 'Welcome',
  look: 'beside',
  links: [{ label: 'More', href }],
})

describe.each(atNight<readonly (typeof actors)[number][]>(actors, ['marketing-staff', 'group-admin']))(
  'a %s',
  (role) => {
    it('cannot delete, unpublish or move the home page', async () => {
      const reason = 'This is the home page.'
      expect(await remove('pages', home.id, role)).toContain(reason)
      expect(await change(home.id, { _status: 'draft' }, role)).toContain(reason)
      expect(await change(home.id, { path: '/start', _status: 'published' }, role)).toContain(reason)
      const stored = await world.payload.findByID({ collection: 'pages', id: home.id })
      expect(stored).toMatchObject({ path: '/', _status: 'published' })
    })

    it('cannot delete, unpublish or move a page that another page links to, and reads where the link is', async () => {
      const path = `/${freshWord('linked')}`
      const linked = await page(path)
      const from = await page(`${path}-from`, [linking(`${path}?from=hero`)])
      const reason = `page “Page ${path}-from” (block Hero`
      expect(await remove('pages', linked.id, role)).toContain(reason)
      expect(await change(linked.id, { _status: 'draft' }, role)).toContain(reason)
      expect(await change(linked.id, { path: `${path}-new`, _status: 'published' }, role)).toContain(reason)
      expect(await remove('pages', from.id, role)).toBeNull()
      expect(await remove('pages', linked.id, role)).toBeNull()
    })

    it('cannot delete or unpublish a page with a legal text, nor the text', async () => {
      const text = await targets.create('legal-texts', 'own', 0)
      const path = `/${freshWord('legal')}`
      const legal = await page(path, [{ blockType: 'legalText', legalText: text.id }])
      const reason = 'It shows a legal text'
      expect(await remove('pages', legal.id, role)).toContain(reason)
      expect(await change(legal.id, { _status: 'draft' }, role)).toContain(reason)
      expect(await remove('legal-texts', Number(text.id), role)).toContain(`page “Page ${path}”`)
      expect(await change(legal.id, { path: `${path}-new`, _status: 'published' }, role)).toBeNull()
      expect(await change(legal.id, { blocks: [], _status: 'published' }, role)).toBeNull()
      expect(await remove('pages', legal.id, role)).toBeNull()
      expect(await remove('legal-texts', Number(text.id), role)).toBeNull()
    })

    it('edits a linked page as before, and drafts another path for it', async () => {
      const path = `/${freshWord('edited')}`
      const linked = await page(path)
      await page(`${path}-from`, [linking(path)])
      expect(await change(linked.id, { title: 'Renamed', _status: 'published' }, role)).toBeNull()
      const draft = () =>
        world.payload.update({
          collection: 'pages',
          id: linked.id,
          data: { path: `${path}-next` },
          draft: true,
          ...as(role),
        })
      expect(await refusalOf(draft)).toBeNull()
    })

    it('cannot delete a picture in use, and reads where it is used', async () => {
      const { id } = await targets.create('media', 'own', 0)
      const offer = await create('offers', {
        ...(await offerData()),
        name: `Offer with ${id}`,
        image: id,
        _status: 'draft',
      })
      expect(await remove('media', Number(id), role)).toBe(
        `This picture is used by offer “Offer with ${id}”. Choose another there first, or remove it.`,
      )
      expect(await remove('offers', offer.id, role)).toBeNull()
      expect(await remove('media', Number(id), role)).toBeNull()
    })

    it('cannot delete a brand or a model that an offers block shows', async () => {
      const brand = await targets.create('brands', 'own', 0)
      const model = await targets.create('vehicle-models', 'own', 0)
      const shows = { blockType: 'offers', brand: brand.id, model: model.id }
      const shown = await page(`/${freshWord('offers')}`, [shows])
      expect(await remove('brands', Number(brand.id), role)).toContain(
        'This brand is used by page “Page /offers',
      )
      expect(await remove('vehicle-models', Number(model.id), role)).toContain('(block Offers)')
      expect(await remove('pages', shown.id, role)).toBeNull()
      expect(await remove('vehicle-models', Number(model.id), role)).toBeNull()
      expect(await remove('brands', Number(brand.id), role)).toBeNull()
    })
  },
)

/** The fields that an offer must have. */
async function offerData() {
  const { id } = await targets.create('offers', 'own', 0)
  const { description } = await world.payload.findByID({ collection: 'offers', id: Number(id), depth: 0 })
  await world.payload.delete({ collection: 'offers', id })
  return { description }
}

describe('moving a linked page anyway', () => {
  it.each([
    ['platform-admin', true],
    ['group-admin', true],
    ['marketing-staff', false],
  ] as const)('as %s: %s', async (role, moves) => {
    const path = `/${freshWord('moved')}`
    const linked = await page(path)
    await page(`${path}-from`, [linking(path)])
    const data = { path: `${path}-new`, move_anyway: true, _status: 'published' }
    expect((await change(linked.id, data, role)) === null).toBe(moves)
  })
})

describe('a link of another website', () => {
  it('does not hold a page', async () => {
    const path = `/${freshWord('alone')}`
    const alone = await page(path)
    const data = { title: 'Other', path: `${path}-from`, blocks: [linking(path)], _status: 'published' }
    await create('pages', { ...data, tenant: world.sites.foreign.id })
    expect(await remove('pages', alone.id, 'marketing-staff')).toBeNull()
  })
})

describe('an old picture whose description says nothing', () => {
  it('names the fix at the description, and is saved once it is described', async () => {
    const { id } = await targets.create('media', 'own', 0)
    await world.payload.db.updateOne({ collection: 'media', id, data: { alt: 'IMG_2041' } })
    const focus = () => world.payload.update({ collection: 'media', id: Number(id), data: { focus: 'left' } })
    await expect(focus()).rejects.toMatchObject({
      data: {
        errors: [{ path: 'alt', message: 'This is a file’s name. Describe what the picture shows.' }],
      },
    })
    const described = { ...specimens.media?.change('A blue car', 0), focus: 'left', alt: 'A blue car' }
    expect(
      await refusalOf(() =>
        world.payload.update({ collection: 'media', id: Number(id), data: described as { alt: string } }),
      ),
    ).toBeNull()
  })
})

describe('a promo tile’s own description of its picture', () => {
  const described = async (alt: string) => {
    const { id } = await targets.create('promos', 'own', 0)
    return refusalOf(() => world.payload.update({ collection: 'promos', id, data: { alt } }))
  }

  it('must say something, or be empty for a decorative picture', async () => {
    expect(await described('IMG_2041.jpg')).toBe('This is a file’s name. Describe what the picture shows.')
    expect(await described('image')).toContain('says nothing')
    expect(await described('a'.repeat(161))).toContain('160')
    expect(await described('')).toBeNull()
    expect(await described('A red ute')).toBeNull()
  })
})

describe('the home page of a website that closes', () => {
  it('can be deleted once it is the only page', async () => {
    const where = { tenant: { equals: world.sites.own.id }, id: { not_equals: home.id } }
    // Without hooks: the other tests’ pages link to each other.
    await world.payload.db.deleteMany({ collection: 'pages', where })
    expect(await remove('pages', home.id)).toBeNull()
  })
})
