import { confirmedActionVerbs } from '@pgm/machines/kit';
import {
  companyEditorVerbs,
  companyEditorView,
  type companyEditorMachine,
} from '@pgm/machines/staff/company-editor';
import { ErrorPanel } from '@pgm/ui/primitives/error-panel';
import { PageSkeleton } from '@pgm/ui/primitives/page-skeleton';
import { useActorRef } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { useEmitted } from '#app/kit/use-emitted.ts';
import { useFlow } from '#app/kit/use-flow.ts';
import { toasts } from '../../flows/shell/toasts/toasts.ts';
import { LeaveGuard } from '../kit/leave-guard.tsx';
import { siteCompanyEditorMachine } from './company-actors.ts';
import { CompanyFormScreen } from './company-form.flow.tsx';
import { CompanyPublicationScreen } from './company-publication.flow.tsx';
import { CompanyVersionsScreen } from './company-versions.flow.tsx';

type Editor = ActorRefFrom<typeof companyEditorMachine>;

/** The page on which administrators edit and publish the facts of the company. */
export function CompanyEditorFlow() {
  const actor = useActorRef(siteCompanyEditorMachine);
  const [{ form }] = useFlow(actor, companyEditorView, companyEditorVerbs);
  useEmitted(actor, { 'toast.show': toasts.show });
  return (
    <>
      {form !== undefined && <LeaveGuard form={form} />}
      <CompanyEditorScreen actor={actor} />
    </>
  );
}

/** The page for any state of its actor. */
export function CompanyEditorScreen({ actor }: { readonly actor: Editor }) {
  const [{ error, record, form, publication, history }, { retry }] = useFlow(
    actor,
    companyEditorView,
    companyEditorVerbs,
  );
  if (error !== undefined)
    return (
      <div className="px-3 py-5 sm:px-6">
        <ErrorPanel title="The facts could not be loaded" text={error} onRetry={retry} />
      </div>
    );
  if (form === undefined || record === undefined) return <PageSkeleton />;
  return (
    <CompanyFormScreen
      actor={form}
      stored={record}
      onPublish={publication && (() => confirmedActionVerbs<typeof record>(publication.send).ask(record))}
      question={publication && <CompanyPublicationScreen actor={publication} />}
      history={history && <CompanyVersionsScreen actor={history} />}
    />
  );
}
