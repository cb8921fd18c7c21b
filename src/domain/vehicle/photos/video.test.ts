import { vehicleVideo } from './video'

const none = { external_video_url: null, video_url: null }

describe('vehicleVideo', () => {
  it.each([
    ['https://www.youtube.com/embed/aqz-KE-bpKQ', 'embed'],
    ['https://player.vimeo.com/video/76979871', 'embed'],
    ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', 'file'],
    ['https://www.youtube.com.evil.example/embed/x', 'file'],
    ['https://evil.example/?https://www.youtube.com/embed/x', 'file'],
    ['http://www.youtube.com/embed/x', 'file'],
    ['/assets/film.webm', 'file'],
  ])('at %s is of kind %s, because only a provider’s own URL is embedded [GAL-10]', (url, kind) => {
    expect(vehicleVideo({ ...none, external_video_url: url })).toEqual({ kind, url })
  })

  it('prefers the external video to the uploaded one, and is null without any [GAL-10, VDP-03]', () => {
    const both = { external_video_url: 'https://www.youtube.com/embed/x', video_url: '/film.mp4' }
    expect(vehicleVideo(both)?.kind).toBe('embed')
    expect(vehicleVideo({ ...none, video_url: '/film.mp4' })).toEqual({ kind: 'file', url: '/film.mp4' })
    expect(vehicleVideo(none)).toBeNull()
  })
})
