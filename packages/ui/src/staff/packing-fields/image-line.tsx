import type { ReactNode } from 'react';
import { ResponsiveImage, type ImageFacts } from '../../primitives/responsive-image/responsive-image.tsx';

/** A line of an order in a form: its image, and beside it what staff enter. */
export function ImageLine({ image, children }: { image: ImageFacts; children: ReactNode }) {
  return (
    <div className="grid grid-cols-4 gap-x-4 sm:grid-cols-6">
      <ResponsiveImage
        image={image}
        sizes="7rem"
        className="aspect-square w-full rounded-field bg-backdrop object-contain"
      />
      <div className="col-span-3 grid content-start gap-2 sm:col-span-5">{children}</div>
    </div>
  );
}
