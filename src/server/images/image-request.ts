import { z } from 'zod'
import {
  DEFAULT_QUALITY,
  DEFAULT_WIDTH,
  type ImageCrop,
  type ImageFocus,
  imageCrops,
  imageFocuses,
  imageQualities,
  imageWidths,
} from '@/domain/images/image-set'

const list = (values: readonly (string | number)[]) => values.join(', ')

const cropOf = (value: string): ImageCrop | undefined =>
  imageCrops.find((crop) => crop.replace(':', 'x') === value)

/** One of these numbers. The error message lists them all. */
function oneOf(values: readonly number[]) {
  const help = `Use one of ${list(values)}.`
  return z.coerce.number(help).refine((value) => values.includes(value), help)
}

const request = z.object({
  w: oneOf(imageWidths).default(DEFAULT_WIDTH),
  q: oneOf(imageQualities).default(DEFAULT_QUALITY),
  crop: z
    .string()
    .transform((value, context) => {
      const crop = cropOf(value)
      if (!crop) {
        const allowed = list(imageCrops.map((one) => one.replace(':', 'x')))
        context.addIssue({ code: 'custom', message: `Use one of ${allowed}, or leave it out.` })
      }
      return crop
    })
    .optional(),
  at: z.enum(imageFocuses, `Use one of ${list(imageFocuses)}, or leave it out.`).optional(),
})

export interface ImageRequest {
  /** In pixels. A smaller original is never enlarged. */
  readonly width: number
  /** Percent. */
  readonly quality: number
  readonly crop: ImageCrop | undefined
  /** The side to keep when cropping. */
  readonly focus: ImageFocus | undefined
}

/** Parses `w`, `q`, `crop` and `at` of an image's URL. An invalid value gives a sentence that names the field and its valid values. */
export function parseImageRequest(query: URLSearchParams): ImageRequest | { readonly problem: string } {
  const result = request.safeParse(Object.fromEntries(query))
  if (result.success) {
    const { w: width, q: quality, crop, at: focus } = result.data
    return { width, quality, crop, focus }
  }
  const [issue] = result.error.issues
  return { problem: `${issue?.path.join('.') ?? 'address'}: ${issue?.message ?? 'cannot be read'}` }
}
