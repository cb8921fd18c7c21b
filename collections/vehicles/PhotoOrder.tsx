'use client'

import { FieldError, useField, useFormFields } from '@payloadcms/ui'
import type { JSONFieldClientProps } from 'payload'
import { useId, useState } from 'react'
import { movePhoto, orderPhotos, type Photographs } from '@/domain/vehicle/photos/order-photos'
import { ControlRow } from '../admin-parts/rows'

const list = (value: unknown) => (Array.isArray(value) ? value : [])

/** The photos as the form holds them, in the order that it would save. */
function usePhotos(order: readonly string[]): readonly string[] {
  const stored = useFormFields(([fields]) => fields.feed_photos?.value) as Photographs | null | undefined
  const images = useFormFields(([fields]) => fields.images?.value)
  const first = useFormFields(([fields]) => fields.primary_image_url?.value)
  const fromFeed = stored ?? {
    images: list(images) as Photographs['images'],
    primary_image_url: typeof first === 'string' && first !== '' ? first : null,
  }
  return [...new Set(orderPhotos(fromFeed, order).images.map(({ image }) => image.url))]
}

/** Orders a vehicle's photos, by dragging or with buttons. Shoppers see the first one in lists. */
export function PhotoOrder({ path, readOnly }: JSONFieldClientProps) {
  const { value, setValue, showError } = useField<string[] | null>({ potentiallyStalePath: path })
  const order = list(value) as string[]
  const urls = usePhotos(order)
  const [dragged, setDragged] = useState<number | null>(null)
  const titleId = useId()
  const move = (from: number, to: number) => setValue(movePhoto(urls, from, to))
  if (urls.length < 2) return null
  return (
    <section className="field-type leads tw:mb-base tw:grid tw:gap-half" aria-labelledby={titleId}>
      <h2 id={titleId} className="field-label">
        Order of photos
      </h2>
      <FieldError path={path} showError={showError} />
      <p className="tw:m-0">
        {order.length > 0
          ? 'This is your order. New photos of the feed follow at the end.'
          : 'This is the feed’s order. Drag a photo, or use its buttons. Shoppers see the first one in lists.'}
      </p>
      <ol className="tw:m-0 tw:grid tw:list-none tw:grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] tw:gap-half tw:p-0">
        {urls.map((url, place) => (
          <li
            key={url}
            draggable={!readOnly}
            onDragStart={() => setDragged(place)}
            onDragEnd={() => setDragged(null)}
            onDragOver={(event) => dragged !== null && event.preventDefault()}
            onDrop={(event) => {
              event.preventDefault()
              if (dragged !== null) move(dragged, place)
            }}
            className={`tw:grid tw:content-start tw:gap-1 tw:rounded-box tw:border tw:p-1 ${dragged === place ? 'tw:border-strong tw:opacity-60' : 'tw:border-line'}`}
          >
            {/* biome-ignore lint/performance/noImgElement: the feed's own photo, in the admin */}
            <img
              src={url}
              alt={`${place + 1} of ${urls.length}`}
              loading="lazy"
              referrerPolicy="no-referrer"
              draggable={false}
              className="tw:aspect-[4/3] tw:w-full tw:bg-hovered tw:object-cover"
            />
            <ControlRow as="div">
              <MoveButton
                name={`Photo ${place + 1}: first`}
                text="First"
                isOff={readOnly || place === 0}
                onMove={() => move(place, 0)}
              />
              <MoveButton
                name={`Photo ${place + 1}: earlier`}
                text="←"
                isOff={readOnly || place === 0}
                onMove={() => move(place, place - 1)}
              />
              <MoveButton
                name={`Photo ${place + 1}: later`}
                text="→"
                isOff={readOnly || place === urls.length - 1}
                onMove={() => move(place, place + 1)}
              />
            </ControlRow>
          </li>
        ))}
      </ol>
      {order.length > 0 && (
        <div>
          <button
            type="button"
            className="btn btn--style-secondary btn--size-small tw:m-0"
            disabled={readOnly}
            onClick={() => setValue(null)}
          >
            Use the feed’s order
          </button>
        </div>
      )}
    </section>
  )
}

interface MoveButtonProps {
  readonly name: string
  readonly text: string
  readonly isOff: boolean | undefined
  readonly onMove: () => void
}

const MoveButton = ({ name, text, isOff, onMove }: MoveButtonProps) => (
  <button
    type="button"
    className="btn btn--style-secondary btn--size-small tw:m-0"
    aria-label={name}
    disabled={isOff}
    onClick={onMove}
  >
    {text}
  </button>
)
