import { Breadcrumbs, type Crumb } from '../../primitives/breadcrumbs/breadcrumbs.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { Link } from '../../primitives/link/link.tsx';
import { ResponsiveImage, type ImageFacts } from '../../primitives/responsive-image/responsive-image.tsx';

/** A brand with the address of its page. */
interface ListedBrand {
  href: string;
  name: string;
  /** Default: none is shown. */
  slogan?: string | undefined;
  /** Its logo. Default: none is shown. */
  image?: ImageFacts | undefined;
}

export interface BrandListProps {
  breadcrumbs: readonly Crumb[];
  brands: readonly ListedBrand[];
}

/** The brands of the shop, each with a link to its page. */
export function BrandList({ breadcrumbs, brands }: BrandListProps) {
  const { t, toLang } = useLanguage();
  return (
    <div className="measure pb-16 pt-4">
      <Breadcrumbs crumbs={breadcrumbs} />
      <h1 className="mt-2 text-heading font-bold">{t('Brands')}</h1>
      {brands.length === 0 ? (
        <p className="mt-1 max-w-prose text-ink-muted">{t('No brands here yet')}</p>
      ) : (
        <ul className="mt-5 grid grid-cols-2 gap-3 sm:gap-4 md:grid-cols-4">
          {brands.map(({ href, name, slogan, image }) => (
            <li key={href}>
              <Link
                href={href}
                className="flex h-full flex-col rounded-card border border-line bg-surface p-4 hover:border-leaf hover:bg-leaf-soft"
              >
                {image && (
                  <ResponsiveImage
                    image={image}
                    sizes="6rem"
                    className="mb-3 size-24 rounded-field object-contain"
                  />
                )}
                <span lang={toLang(name)} className="font-semibold">
                  {name}
                </span>
                {slogan !== undefined && (
                  <span lang={toLang(slogan)} className="text-note text-ink-muted">
                    {slogan}
                  </span>
                )}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
