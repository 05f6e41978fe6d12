import type { ImageFacts } from '@pgm/ui/primitives/responsive-image';

/** The sizes of the drawings of this site. */
const SIZES = {
  /** Beside the heading of a page, and on the card of an article. */
  openings: { width: 640, height: 480 },
  gallery: { width: 640, height: 480 },
  herbs: { width: 320, height: 240 },
  certificates: { width: 420, height: 560 },
} as const;

/** A drawing of this site: a file in `public/pictures/`, which has one folder per size. */
export function contentImage(folder: keyof typeof SIZES, name: string, alt: string): ImageFacts {
  return { src: `/pictures/${folder}/${name}.svg`, alt, ...SIZES[folder], sources: [] };
}
