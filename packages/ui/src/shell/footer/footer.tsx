import type { ReactNode } from 'react';
import { BrandMark } from '../brand-mark/brand-mark.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { Link } from '../../primitives/link/link.tsx';

/** A link of the footer; `label` is English and is translated where a translation exists. */
interface FooterLink {
  href: string;
  label: string;
}

export interface FooterProps {
  brandName: string;
  /** Stands beside the brand, because not every page has a header: `LanguageLink`. */
  language?: ReactNode;
  links: readonly FooterLink[];
  /** The company's policies. */
  policies: readonly FooterLink[];
  /** Only the first five are shown. */
  categories: readonly FooterLink[];
  /** Facts that the law requires, such as the registration number. */
  legal: readonly { label: string; value: string }[];
}

function FooterLinks({ title, links }: { title: string; links: readonly FooterLink[] }) {
  const { t, toLang } = useLanguage();
  return (
    <nav aria-label={t(title)}>
      <h2>{t(title)}</h2>
      <ul>
        {links.map(({ href, label }) => (
          <li key={href}>
            <Link href={href} lang={toLang(t(label))}>
              {t(label)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The footer of every page: links, and the facts of the company. */
export function Footer({ brandName, language, links, policies, categories, legal }: FooterProps) {
  const { t } = useLanguage();
  return (
    <footer className="site-footer">
      <div className="measure">
        <div className="brand flex flex-wrap items-center gap-2">
          <BrandMark className="size-8 text-turmeric" />
          <p className="text-lead font-bold">{brandName}</p>
          {language}
        </div>
        <FooterLinks title="Company" links={links} />
        {categories.length > 0 && <FooterLinks title="Shop by category" links={categories.slice(0, 5)} />}
        <FooterLinks title="Policies" links={policies} />
        {legal.length > 0 && (
          <dl>
            {legal.map(({ label, value }) => (
              <div key={label}>
                <dt>{t(label)}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </footer>
  );
}
