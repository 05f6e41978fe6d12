import {
  COMPANY_FACT_LABELS,
  type CompanyRecord,
  type ScanFact,
  type TypedFacts,
  isFact,
  isScan,
} from '@pgm/api/contract';
import { recordFormVerbs, recordFormView } from '@pgm/machines/kit';
import type { companyFormMachine } from '@pgm/machines/staff/company-form';
import { publicationObstacle } from '@pgm/machines/staff/company-publication';
import { PageSkeleton } from '@pgm/ui/primitives/page-skeleton';
import { CompanyFacts } from '@pgm/ui/staff/company-facts';
import type { ReactNode } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { useFlow } from '#app/kit/use-flow.ts';
import { toSections, toShownFact, toUnset } from './fact-sections.ts';

interface CompanyFormScreenProps {
  readonly actor: ActorRefFrom<typeof companyFormMachine>;
  /** The draft as it was loaded or saved last. Default: the one that the form edits. */
  readonly stored?: CompanyRecord | undefined;
  readonly onPublish?: (() => void) | undefined;
  readonly question?: ReactNode;
  readonly history?: ReactNode;
}

const nothing = () => undefined;

/** The form of the facts for any state of its actor. */
export function CompanyFormScreen({ actor, stored, onPublish = nothing, ...parts }: CompanyFormScreenProps) {
  const [facts, verbs] = useFlow(
    actor,
    (snapshot: SnapshotFrom<typeof companyFormMachine>) => recordFormView(snapshot),
    () => recordFormVerbs(actor.send),
  );
  const { record = stored, values, errors, conflicts } = facts;
  // It closes for a moment after each save.
  if (!facts.isOpen || record === undefined) return <PageSkeleton />;
  const shown = stored ?? record;
  return (
    <CompanyFacts
      {...parts}
      sections={toSections(values, shown.today, errors)}
      missing={toUnset(shown.missing)}
      unset={toUnset(shown.unset)}
      pinCodes={shown.pinCodes}
      pinCodesHref="/dashboard/imports/pin-codes"
      publishedAt={shown.published?.at}
      obstacle={publicationObstacle(shown, facts.isDirty)}
      isDirty={facts.isDirty}
      isSaving={facts.isSaving}
      alert={facts.alert}
      conflicts={conflicts.map(({ field, mine, theirs, choice }) => ({
        id: field,
        label: COMPANY_FACT_LABELS[field],
        mine: toShownFact(mine),
        theirs: toShownFact(theirs),
        choice,
      }))}
      onResolve={verbs.resolve}
      onChange={(id, value) => isFact(id) && verbs.changeField(id, value)}
      onScan={(id, file) => isFact(id) && verbs.changeField(id, file)}
      onScanRemove={(id) => isScan(id) && verbs.changeField(id, toWithout(id, values, record))}
      onSave={verbs.submit}
      onUndo={verbs.close}
      onPublish={onPublish}
      isDiscarding={facts.isDiscarding}
      onDiscard={verbs.discard}
      onContinue={verbs.resume}
    />
  );
}

/** The scan after one was removed: a new file gives way to the stored one. */
function toWithout(scan: ScanFact, values: TypedFacts, { draft }: CompanyRecord): string {
  return typeof values[scan] === 'string' ? '' : (draft[scan] ?? '');
}
