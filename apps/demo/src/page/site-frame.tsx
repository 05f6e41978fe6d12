import { LanguageProvider } from '@pgm/ui/foundations/language';
import { Outlet, ScrollRestoration, useLoaderData } from 'react-router';
import { translateIn } from '../../../site/app/i18n/i18n.ts';
import type { loader } from '../../../site/app/root.tsx';
import { SiteShell } from '../../../site/app/shell/site-shell.tsx';

/** Header and footer of the site around a page, in the language of the visit; the site has them in its document. */
export function SiteFrame() {
  const { language, categories, company } = useLoaderData<typeof loader>();
  return (
    <LanguageProvider language={language} translate={translateIn(language)}>
      <SiteShell categories={categories} company={company}>
        <Outlet />
      </SiteShell>
      <ScrollRestoration />
    </LanguageProvider>
  );
}
