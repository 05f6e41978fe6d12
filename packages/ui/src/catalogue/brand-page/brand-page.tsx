import type { ReactNode } from 'react';
import { Breadcrumbs, type Crumb } from '../../primitives/breadcrumbs/breadcrumbs.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { ResponsiveImage, type ImageFacts } from '../../primitives/responsive-image/responsive-image.tsx';
import { TextLink } from '../../primitives/text-link/text-link.tsx';

export interface BrandPageProps {
  name: string;
  /** Default: none is shown. */
  slogan?: string | undefined;
  /** Default: none is shown. */
  description?: string | undefined;
  /** Its logo. Default: none is shown. */
  image?: ImageFacts | undefined;
  breadcrumbs: readonly Crumb[];
  /** The address of the shop with the products of this brand only. */
  shopHref: string;
  /** A page of its products. */
  catalogue: ReactNode;
}

/** The page of a brand: what staff write about it, and its products. */
export function BrandPage({
  name,
  slogan,
  description,
  image,
  breadcrumbs,
  shopHref,
  catalogue,
}: BrandPageProps) {
  const { t, toLang } = useLanguage();
  return (
    <div className="measure pb-16 pt-4">
      <Breadcrumbs crumbs={breadcrumbs} />
      <header className="mt-2 flex flex-wrap items-center gap-4">
        {image && (
          <ResponsiveImage image={image} sizes="6rem" className="size-24 rounded-field object-contain" />
        )}
        <div>
          <h1 lang={toLang(name)} className="text-heading font-bold">
            {name}
          </h1>
          {slogan !== undefined && (
            <p lang={toLang(slogan)} className="mt-1 text-ink-muted">
              {slogan}
            </p>
          )}
        </div>
      </header>
      {description !== undefined && (
        <p lang={toLang(description)} className="mt-4 max-w-prose whitespace-pre-line">
          {description}
        </p>
      )}
      <p className="mt-4">
        <TextLink href={shopHref}>{t('All products of {brand} in the shop', { brand: name })}</TextLink>
      </p>
      {catalogue}
    </div>
  );
}
