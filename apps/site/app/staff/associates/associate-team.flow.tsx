import { type teamMachine, teamVerbs, teamView } from '@pgm/machines/members/team';
import { useLanguage } from '@pgm/ui/foundations/language';
import { TeamTree } from '@pgm/ui/members/team-tree';
import { EmptyState } from '@pgm/ui/primitives/empty-state';
import { ErrorPanel } from '@pgm/ui/primitives/error-panel';
import { Skeleton } from '@pgm/ui/primitives/skeleton';
import { TextLink } from '@pgm/ui/primitives/text-link';
import { VisuallyHidden } from '@pgm/ui/primitives/visually-hidden';
import { RecordSection } from '@pgm/ui/data/record-dialog';
import { StaffPage } from '@pgm/ui/staff/staff-page';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useFlow } from '#app/kit/use-flow.ts';

interface AssociateTeamScreenProps {
  readonly actor: ActorRefFrom<typeof teamMachine>;
  /** The associates above, the sponsor first. */
  readonly upline?: ReactNode;
}

/** The team of an associate, for administrators, for any state of its actor: the machine is that of a member's own team. */
export function AssociateTeamScreen({ actor, upline }: AssociateTeamScreenProps) {
  const { t } = useLanguage();
  const [{ status, error, own, rows, focusKey, announcement }, verbs] = useFlow(actor, teamView, teamVerbs);
  return (
    <StaffPage title={own ? t('Team of {name}', { name: own.name }) : 'Team'}>
      <p>
        <TextLink href={own ? `/dashboard/associates?open=${own.id}` : '/dashboard/associates'}>
          {t(own ? 'Details and changes of sponsor' : 'All associates')}
        </TextLink>
      </p>
      {status === 'loading' && (
        <div role="status">
          <VisuallyHidden>{t('Loading…')}</VisuallyHidden>
          <Skeleton className="h-64 rounded-card" />
        </div>
      )}
      {status === 'failed' && (
        <ErrorPanel title="The team could not be loaded" text={error} onRetry={verbs.retry} />
      )}
      {status === 'notInTree' && <EmptyState title="No associate has this id" />}
      {status === 'ready' && (
        <div className="grid gap-6">
          <RecordSection title="Above" level={2}>
            <div className="sm:col-span-2">{upline}</div>
          </RecordSection>
          <RecordSection title="Below" level={2}>
            <div className="sm:col-span-2">
              <TeamTree
                label="Team as a tree"
                rows={rows}
                focusKey={focusKey}
                announcement={announcement}
                onMove={verbs.moveFocus}
                onType={verbs.focusTyped}
                onPress={verbs.press}
              />
            </div>
          </RecordSection>
        </div>
      )}
    </StaffPage>
  );
}
