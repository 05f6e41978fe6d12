import { formatSize } from '../../foundations/language/format-size.ts';
import { useLanguage } from '../../foundations/language/language.tsx';

export interface MediaSizeProps {
  /** Of the stored file, in px. */
  width: number;
  height: number;
  bytes: number;
}

/** How large the file of an image is: `1280 × 640 px, 185 KB`. */
export function MediaSize({ width, height, bytes }: MediaSizeProps) {
  return `${width} × ${height} px, ${formatSize(useLanguage(), bytes)}`;
}
