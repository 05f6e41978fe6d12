import type { CompanyFacts } from '@pgm/api/contract';

/** The facts of the company in the shell of every page, and those that the home page shows. */
export type ShellCompany = Partial<ReturnType<typeof toShellCompany>>;

/** Picks them from all facts: they are sent with every page. */
export function toShellCompany({
  legalName,
  registrationNumber,
  registeredOffice,
  chatNumber,
  establishedOn,
  productRange,
  certificateIso9001,
}: CompanyFacts) {
  return {
    legalName,
    registrationNumber,
    registeredOffice,
    chatNumber,
    establishedOn,
    productRange,
    isCertified: certificateIso9001 !== undefined,
  };
}
