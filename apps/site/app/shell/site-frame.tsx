import type { ShopTerms } from '@pgm/api/contract';
import { type Language, LanguageProvider } from '@pgm/ui/foundations/language';
import type { FooterProps } from '@pgm/ui/shell/footer';
import type { ReactNode } from 'react';
import { translateIn } from '../i18n/i18n.ts';
import { AgreementVersionContext } from '../kit/agreement-version-context.ts';
import { ShopTermsContext } from '../kit/shop-terms-context.ts';
import type { ShellCompany } from './shell-company.ts';
import { SiteShell } from './site-shell.tsx';

/** What the frame of every page shows. */
interface FrameData {
  readonly language: Language;
  /** Empty when they could not be loaded. */
  readonly categories: FooterProps['categories'];
  readonly company: ShellCompany;
  readonly terms: ShopTerms;
  /** The version of the agreement that is valid; undefined when it could not be loaded. */
  readonly agreementVersion: string | undefined;
}

interface SiteFrameProps {
  /** Undefined when it could not be loaded. */
  readonly data: FrameData | undefined;
  readonly children: ReactNode;
}

/** The shell around a page, in the language and by the terms of the visit. */
export function SiteFrame({ data, children }: SiteFrameProps) {
  const language = data?.language ?? 'en';
  return (
    <LanguageProvider language={language} translate={translateIn(language)}>
      <ShopTermsContext value={data?.terms}>
        <AgreementVersionContext value={data?.agreementVersion}>
          <SiteShell categories={data?.categories} company={data?.company}>
            {children}
          </SiteShell>
        </AgreementVersionContext>
      </ShopTermsContext>
    </LanguageProvider>
  );
}
