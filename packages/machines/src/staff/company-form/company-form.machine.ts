import { CompanyRecord, SentFacts, type TypedFacts, toTypedFacts } from '@pgm/api/contract';
import { createRecordForm } from '../../kit/index.ts';

/**
 * The form of the draft. Provide `saveRecord`; the draft always exists, so `record` is there. A scan is sent with the draft:
 * as a new file, or as the address of the stored one, which stays.
 */
export const companyFormMachine = createRecordForm(SentFacts, {
  id: 'company-form',
  empty: toTypedFacts({}),
  toValues: ({ draft }: CompanyRecord) => toTypedFacts(draft),
  toData: withoutEmpty,
  stored: CompanyRecord,
  asksToDiscard: true,
});

/** The facts that are typed; what is empty is left out. */
function withoutEmpty(values: TypedFacts): object {
  return Object.fromEntries(
    Object.entries(values).filter(([, typed]) => typeof typed !== 'string' || typed.trim() !== ''),
  );
}
