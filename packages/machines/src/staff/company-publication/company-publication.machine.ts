import type { CompanyRecord } from '@pgm/api/contract';
import { createConfirmedAction } from '../../kit/index.ts';

/** The publication of the draft, which the administrator confirms by what it changes. Provide `runAction`. */
export const companyPublicationMachine = createConfirmedAction<CompanyRecord>({
  id: 'company-publication',
  doneMessage: 'Published. Every page shows these facts now.',
  canRun: (record) => publicationObstacle(record) === undefined,
});

/**
 * Why a draft cannot be published now; English, for `t()`. Undefined when it can.
 * @param isDirty whether the form has changes that are not saved. Default: it has none
 */
export function publicationObstacle(
  { changed, missing }: Pick<CompanyRecord, 'changed' | 'missing'>,
  isDirty = false,
): string | undefined {
  if (isDirty) return 'Save your changes before you publish them.';
  if (missing.length > 0) return 'Set the missing facts before you publish.';
  return changed.length > 0 ? undefined : 'There is nothing new to publish.';
}
