import type { ComponentProps } from 'react';
import { useLanguage } from '../../foundations/language/language.tsx';

/** Says that this part of the page does not work without scripts; shown only where a browser runs no scripts. */
export function NeedsScripts(props: Omit<ComponentProps<'noscript'>, 'children'>) {
  const { t } = useLanguage();
  return (
    <noscript {...props}>
      <p className="font-semibold">{t('This page needs JavaScript. Please turn it on in your browser.')}</p>
    </noscript>
  );
}
