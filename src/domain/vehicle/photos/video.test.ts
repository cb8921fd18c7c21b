import { vehicleVideo } from './video'

const none = { external_video_url: null, video_url: null }

describe('a vehicle’s video', () => {
  it.each([
    ['https://www.youtube.com/embed/aqz-KE-bpKQ', 'embed'],
    ['https://player.vimeo.com/video/76979871', 'embed'],
    ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', 'file'],
    ['https://www.youtube.com.evil.example/embed/x', 'file'],
    ['https://evil.example/?https://www.youtube.com/embed/x', 'file'],
    ['http://www.youtube.com/embed/x', 'file'],
    ['/assets/film.webm', 'file'],
  ])('at %s is of the kind %s: framed only at a provider’s own address [GAL-10]', (url, kind) => {
    expect(vehicleVideo({ ...none, external_video_url: url })).toEqual({ kind, url })
  })

  it('is the external one before the uploaded one, and none where there is none [GAL-10, VDP-03]', () => {
    const both = { external_video_url: 'https://www.youtube.com/embed/x', video_url: '/film.mp4' }
    expect(vehicleVideo(both)?.kind).toBe('embed')
    expect(vehicleVideo({ ...none, video_url: '/film.mp4' })).toEqual({ kind: 'file', url: '/film.mp4' })
    expect(vehicleVideo(none)).toBeNull()
  })
})
