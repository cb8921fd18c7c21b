import { photoKey } from '@/domain/images/stock-photo'
import { linkPreview } from './link-preview'

const photo = 'https://feed.example/1.jpg'
const shared = {
  vehicle: { name: '2022 Kia Rio S', slug: 'kia-rio', primary_image_url: photo },
  description: 'Used, $18,990',
  siteName: 'Kestrel Kia',
  address: 'https://kestrel.example/cars/kia-rio',
  cdn: '',
}

describe('linkPreview', () => {
  it('contains the vehicle’s name, description and photo at the website’s own URL [SHARE-01]', () => {
    const preview = linkPreview(shared)
    expect(preview).toMatchObject({
      title: '2022 Kia Rio S',
      description: 'Used, $18,990',
      siteName: 'Kestrel Kia',
      url: shared.address,
    })
    expect(preview?.images.map(({ url }) => url)).toEqual([
      `https://kestrel.example/image/stock/kia-rio/${photoKey(photo)}?w=1280&crop=3x2`,
    ])
  })

  it('takes the photo from the website’s image CDN', () => {
    const preview = linkPreview({ ...shared, cdn: 'https://cdn.example/fit' })
    expect(preview?.images[0]?.url).toMatch(/^https:\/\/cdn\.example\/fit\?/)
  })

  it('omits the photo of a vehicle without one, and is undefined without a page URL', () => {
    const pictureless = { ...shared.vehicle, primary_image_url: 'https://feed.example/no-image.png' }
    expect(linkPreview({ ...shared, vehicle: pictureless })?.images).toEqual([])
    expect(linkPreview({ ...shared, address: null })).toBeUndefined()
  })
})
