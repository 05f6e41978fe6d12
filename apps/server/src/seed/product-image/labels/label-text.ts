import type { ProductImageSpec } from '../product-image.types.ts';
import type { Box } from '../svg.ts';
import { capHeight, fittingSize, textPath, type TextStyle } from '../text-path.ts';

/** The typography of a house: its own name, the product's name and the small line. */
export type LabelType = {
  readonly brand: TextStyle & { readonly letters?: 'capitals' | 'small' };
  readonly title: TextStyle & { readonly letters?: 'capitals' };
  readonly subtitle: TextStyle;
};

type Inks = { readonly brand: string; readonly title: string; readonly subtitle: string };

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

const inCase = (text: string, letters: 'capitals' | 'small' | undefined): string =>
  letters === 'capitals' ? text.toUpperCase() : letters === 'small' ? text.toLowerCase() : text;

/**
 * Sets brand, title and subtitle in a box, as large as possible, vertically centred. No text can leave the box:
 * the width limits the size of each line, and the height that the small lines leave also limits the title.
 */
export function labelText(
  spec: ProductImageSpec,
  type: LabelType,
  box: Box,
  inks: Inks,
  align: 'start' | 'middle' = 'middle',
): string {
  const brand = inCase(spec.brand, type.brand.letters);
  const title = spec.title.map((line) => inCase(line, type.title.letters));
  const small = clamp(Math.min(box.width * 0.095, box.height * 0.18), 22, 46);
  const brandSize = fittingSize([brand], type.brand, box.width * 0.9, small);
  const subtitleSize = fittingSize([spec.subtitle], type.subtitle, box.width, small * 1.06);
  const leading = 0.9;
  const gapAbove = small * 0.72;
  const gapBelow = small * 0.8;
  const room = box.height - (brandSize + subtitleSize) * capHeight - gapAbove - gapBelow;
  const rows = capHeight + (title.length - 1) * leading;
  const titleSize = fittingSize(title, type.title, box.width, room / rows);
  const height = (brandSize + subtitleSize) * capHeight + gapAbove + gapBelow + titleSize * rows;

  const x = align === 'middle' ? box.x + box.width / 2 : box.x;
  const brandLine = box.y + (box.height - height) / 2 + brandSize * capHeight;
  const firstLine = brandLine + gapAbove + titleSize * capHeight;
  const lastLine = firstLine + (title.length - 1) * leading * titleSize;
  return [
    textPath(brand, type.brand, brandSize, x, brandLine, inks.brand, align),
    ...title.map((line, index) =>
      textPath(line, type.title, titleSize, x, firstLine + index * leading * titleSize, inks.title, align),
    ),
    textPath(
      spec.subtitle,
      type.subtitle,
      subtitleSize,
      x,
      lastLine + gapBelow + subtitleSize * capHeight,
      inks.subtitle,
      align,
    ),
  ].join('');
}
