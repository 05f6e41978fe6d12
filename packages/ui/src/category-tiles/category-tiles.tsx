import type { ComponentProps } from 'react';
import { classNames } from '../class-names/index.ts';
import { useLanguage } from '../language/index.ts';
import { Link } from '../link/index.ts';
import { Picture, type PictureImage } from '../picture/index.ts';
import { ShelfDrawing, type ShelfDrawingName } from './shelf-drawing.tsx';

/** A shelf of the shop. `label` is English and is translated where a translation exists. */
export interface CategoryTile {
  href: string;
  label: string;
  /** A picture, or else one of the drawings. Default: the jar of the pantry. */
  picture?: PictureImage;
  drawing?: ShelfDrawingName;
}

export type CategoryTilesProps = Omit<ComponentProps<'ul'>, 'children'> & {
  categories: readonly CategoryTile[];
};

/** The shelves of the shop, as drawers to pull open. */
export function CategoryTiles({ categories, className, ...props }: CategoryTilesProps) {
  const { t } = useLanguage();
  return (
    <ul {...props} className={classNames('grid grid-cols-2 gap-3 sm:gap-4 md:grid-cols-4', className)}>
      {categories.map(({ href, label, picture, drawing = 'pantry' }) => (
        <li key={href}>
          <Link
            href={href}
            className="flex h-full flex-col justify-between rounded-card border border-line bg-surface p-4 font-semibold hover:border-leaf hover:bg-leaf-soft"
          >
            {picture === undefined ? (
              <ShelfDrawing name={drawing} />
            ) : (
              <Picture image={picture} sizes="6rem" className="size-24 rounded-field object-contain" />
            )}
            <span className="mt-3">{t(label)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
