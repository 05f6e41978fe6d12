import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { useLanguage } from '../../foundations/language/language.tsx';

export type LanguageLinkProps = Omit<ComponentProps<'a'>, 'children' | 'lang' | 'hrefLang'> & {
  /** The same page in the other language. */
  href: string;
};

/**
 * Switches to the other language; its label is in that language. A plain anchor, because every text of the page
 * changes. 'हिन्दी' is shown as an image.
 */
export function LanguageLink({ className, ...props }: LanguageLinkProps) {
  const { language } = useLanguage();
  const other = language === 'hi' ? 'en' : 'hi';
  return (
    <a {...props} lang={other} hrefLang={other} className={cx('language-link', className)}>
      {NAMES[other]}
    </a>
  );
}

const NAMES = { en: 'English', hi: 'हिन्दी' };
