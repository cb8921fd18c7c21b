import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { isLayerEntry } from '@/ui/stores/use-back-to-close'
import { installDialogs } from '~/tests/support/dialog'
import { installMedia, installScrolling, photosOf, showGallery } from '~/tests/support/gallery'

const find = <T extends Element>(selector: string) => document.querySelector<T>(selector)
async function open(): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: 'Video' }))
  await screen.findByRole('dialog')
}
let played: number

beforeAll(installDialogs)

beforeEach(() => {
  installMedia()
  installScrolling()
  history.replaceState(null, '')
  played = 0
  HTMLMediaElement.prototype.play = async () => {
    played += 1
  }
})

afterEach(async () => {
  jest.restoreAllMocks()
  cleanup()
  // Closing removes the dialog's history entry in a separate task.
  await waitFor(() => expect(isLayerEntry()).toBe(false))
})

describe('the video of a gallery', () => {
  it('has no button without a video', () => {
    showGallery(photosOf(3))
    expect(screen.queryByRole('button', { name: 'Video' })).toBeNull()
  })

  it('is in the page, and plays, only while its dialog is open [GAL-10]', async () => {
    showGallery({ ...photosOf(2), video_url: '/film.webm' })
    expect(find('video')).toBeNull()
    await open()
    expect([screen.getByRole<HTMLDialogElement>('dialog').open, played]).toEqual([true, 1])
    await userEvent.click(screen.getByRole('button', { name: 'Close video' }))
    expect(find('video')).toBeNull()
  })

  it('has a button for a vehicle without photos too', async () => {
    showGallery({ video_url: '/film.webm' })
    await open()
    expect(played).toBe(1)
  })

  it('waits for play when the shopper prefers reduced motion', async () => {
    installMedia({ wantsStill: true })
    showGallery({ video_url: '/film.webm' })
    await open()
    expect([screen.getByRole<HTMLDialogElement>('dialog').open, played]).toEqual([true, 0])
  })

  it('closes on the phone’s Back button, and the page stays', async () => {
    showGallery({ video_url: '/film.webm' })
    const page = location.href
    await open()
    act(() => history.back())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(location.href).toBe(page)
  })

  it('is the provider’s player in a frame with the provider’s URL [GAL-10]', async () => {
    const url = 'https://www.youtube.com/embed/aqz-KE-bpKQ'
    showGallery({ external_video_url: url })
    await open()
    const frame = find<HTMLIFrameElement>('iframe')
    expect(frame?.getAttribute('src')).toBe(url)
    expect(frame?.getAttribute('sandbox')).not.toContain('allow-top-navigation')
    expect(find('video')).toBeNull()
  })

  it('is a looping, muted <video> with controls for any other URL [GAL-10]', async () => {
    showGallery({ video_url: 'https://films.example/embed/1.mp4' })
    await open()
    const video = find<HTMLVideoElement>('video')
    expect([video?.loop, video?.muted, video?.controls]).toEqual([true, true, true])
    expect(video?.getAttribute('preload')).toBe('none')
    expect(find('iframe')).toBeNull()
  })

  it('is reported to the console only when it fails [GAL-13]', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
    showGallery({ video_url: '/film.webm' })
    await open()
    fireEvent.error(find('video') as Element)
    expect(warn).toHaveBeenCalledTimes(1)
  })
})
