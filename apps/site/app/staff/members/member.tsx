import { privateMeta } from '#app/kit/private-meta.ts';
import { RecordPage } from '../kit/record-page.tsx';
import { MemberSummary } from './member-facts.tsx';
import { members } from './member-list.tsx';
import { memberTabs } from './member-tabs.tsx';

export const meta = privateMeta('Member');

interface MemberRouteProps {
  readonly params: { readonly id: string; readonly tab?: string | undefined };
}

/** One member, for administrators. */
export default function MemberRoute({ params: { id, tab = '' } }: MemberRouteProps) {
  return (
    <RecordPage key={id} resource={members} id={id} tabs={memberTabs} tab={tab} Summary={MemberSummary} />
  );
}
