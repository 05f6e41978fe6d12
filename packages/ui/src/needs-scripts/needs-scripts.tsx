import type { ComponentProps } from 'react';
import { useLanguage } from '../language/index.ts';

/** Says, only where a browser runs no scripts, that what stands here does nothing without them. */
export function NeedsScripts(props: Omit<ComponentProps<'noscript'>, 'children'>) {
  const { t } = useLanguage();
  return (
    <noscript {...props}>
      <p className="font-semibold">{t('This needs JavaScript, which your browser has switched off.')}</p>
    </noscript>
  );
}
