import { useLanguage } from '../../foundations/language/language.tsx';
import { TextLink } from '../../primitives/text-link/text-link.tsx';

export interface BundleContentsProps {
  contents: readonly {
    /** Different for each. */
    readonly key: string;
    readonly name: string;
    /** Absent for a product without sizes. */
    readonly size?: string | undefined;
    readonly quantity: number;
    /** The page of the product. Default: it has none that visitors can see. */
    readonly href?: string | undefined;
  }[];
}

/** What is in a bundle: how many of which products. */
export function BundleContents({ contents }: BundleContentsProps) {
  const { t, toLang, formatNumber } = useLanguage();
  return (
    <section aria-labelledby="contents" className="grid gap-2">
      <h2 id="contents" className="text-lead font-bold">
        {t('In this bundle')}
      </h2>
      <ul className="grid gap-1">
        {contents.map(({ key, name, size, quantity, href }) => {
          const sized = size === undefined ? name : t('{name}, size {size}', { name, size });
          return (
            <li key={key} lang={toLang(name)}>
              {`${formatNumber(quantity)} × `}
              {href === undefined ? sized : <TextLink href={href}>{sized}</TextLink>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
