import type { CompanyRecord } from '@pgm/api/contract';

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
