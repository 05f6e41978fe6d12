import type { CompanyFacts } from '@pgm/api/contract';
import type { Language } from '@pgm/ui/foundations/language';

/** The facts of the company in the shell of every page, and those that the home page shows. */
export type ShellCompany = Partial<ReturnType<typeof toShellCompany>>;

/** Picks them from all facts: they are sent with every page. */
export function toShellCompany(
  {
    legalName,
    registrationNumber,
    registeredOffice,
    chatNumber,
    establishedOn,
    productRange,
    certificateIso9001,
    announcement,
    announcementHindi,
    announcementLink,
  }: CompanyFacts,
  language: Language,
) {
  const text = language === 'hi' ? announcementHindi : announcement;
  return {
    legalName,
    registrationNumber,
    registeredOffice,
    chatNumber,
    establishedOn,
    productRange,
    isCertified: certificateIso9001 !== undefined,
    announcement: text === undefined ? undefined : { text, href: announcementLink },
  };
}
