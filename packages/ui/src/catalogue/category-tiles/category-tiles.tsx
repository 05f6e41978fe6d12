import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { useLanguage } from '../../foundations/language/language.tsx';
import { Link } from '../../primitives/link/link.tsx';
import { ResponsiveImage, type ImageFacts } from '../../primitives/responsive-image/responsive-image.tsx';
import { CategoryImage, type CategoryImageName } from './category-image.tsx';

/** A category of the shop. `label` is English and is translated where a translation exists. */
export interface CategoryTile {
  href: string;
  label: string;
  /** An image, or else one of the drawings. Default: the jar of the pantry. */
  image?: ImageFacts;
  imageName?: CategoryImageName;
}

export type CategoryTilesProps = Omit<ComponentProps<'ul'>, 'children'> & {
  categories: readonly CategoryTile[];
};

/** The categories of the shop, drawn as drawers. */
export function CategoryTiles({ categories, className, ...props }: CategoryTilesProps) {
  const { t, toLang } = useLanguage();
  return (
    <ul {...props} className={cx('grid grid-cols-2 gap-3 sm:gap-4 md:grid-cols-4', className)}>
      {categories.map(({ href, label, image, imageName = 'pantry' }) => (
        <li key={href}>
          <Link
            href={href}
            className="flex h-full flex-col justify-between rounded-card border border-line bg-surface p-4 font-semibold hover:border-leaf hover:bg-leaf-soft"
          >
            {image === undefined ? (
              <CategoryImage name={imageName} />
            ) : (
              <ResponsiveImage image={image} sizes="6rem" className="size-24 rounded-field object-contain" />
            )}
            <span lang={toLang(t(label))} className="mt-3">
              {t(label)}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
