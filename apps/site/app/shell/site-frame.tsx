import { LanguageProvider } from '@pgm/ui/foundations/language';
import type { ReactNode } from 'react';
import { translateIn } from '../i18n/i18n.ts';
import { ShopTermsContext } from '../kit/shop-terms-context.ts';
import type { loader } from '../root.tsx';
import { SiteShell } from './site-shell.tsx';

interface SiteFrameProps {
  /** The data for every page; undefined when it could not be loaded. */
  readonly data: Awaited<ReturnType<typeof loader>> | undefined;
  readonly children: ReactNode;
}

/** The shell around a page, in the language and by the terms of the visit. */
export function SiteFrame({ data, children }: SiteFrameProps) {
  const language = data?.language ?? 'en';
  return (
    <LanguageProvider language={language} translate={translateIn(language)}>
      <ShopTermsContext value={data?.terms}>
        <SiteShell categories={data?.categories} company={data?.company}>
          {children}
        </SiteShell>
      </ShopTermsContext>
    </LanguageProvider>
  );
}
