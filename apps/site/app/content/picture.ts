import type { PictureImage } from '@pgm/ui/picture';

/** The shapes that our drawings come in. */
const SIZES = {
  /** Beside a page's heading, and on the card of an article. */
  openings: { width: 640, height: 480 },
  gallery: { width: 640, height: 480 },
  herbs: { width: 320, height: 240 },
  certificates: { width: 420, height: 560 },
} as const;

/** A drawing of ours: a file of `public/pictures/`, which is a folder per shape. */
export function drawing(folder: keyof typeof SIZES, name: string, alt: string): PictureImage {
  return { src: `/pictures/${folder}/${name}.svg`, alt, ...SIZES[folder], sources: [] };
}
