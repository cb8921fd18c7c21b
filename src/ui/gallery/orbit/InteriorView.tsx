import { namedPhoto } from '@/domain/images/stock-photo'
import type { GalleryProps } from '@/domain/stock/vehicle-page/gallery-view'
import { WholePicture } from '../WholePicture'
import { Hotspots } from './Hotspots'
import { OrbitScene, scenePictureClass } from './OrbitScene'

type Props = Pick<GalleryProps, 'name' | 'slug' | 'cdn'> &
  NonNullable<GalleryProps['interior']> & { sizes: string }

/** A vehicle's interior with its hotspots (GAL-04). Loads when it is shown. */
export function InteriorView({ name, slug, cdn, pictures, spots, sizes }: Props) {
  return (
    <div className="orbit" data-of="interior">
      <OrbitScene>
        <WholePicture
          photo={namedPhoto(slug, pictures)}
          alt={`Inside the ${name}`}
          sizes={sizes}
          widths={[480, 800, 1280, 1920]}
          cdn={cdn}
          className={scenePictureClass}
        />
        <Hotspots spots={spots} of="interior" angle={0} step={360} />
      </OrbitScene>
    </div>
  )
}
