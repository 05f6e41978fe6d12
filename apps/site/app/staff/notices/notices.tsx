import { type StaffNotice, StaffNoticeKind, listStaffNotices, toStaffNoticeText } from '@pgm/api/contract';
import { type newNoticesMachine, newNoticesVerbs, newNoticesView } from '@pgm/machines/staff/new-notices';
import { useLanguage } from '@pgm/ui/foundations/language';
import { Badge } from '@pgm/ui/primitives/badge';
import { Button, ButtonLink } from '@pgm/ui/primitives/button';
import { TextLink } from '@pgm/ui/primitives/text-link';
import { DateAndTime } from '@pgm/ui/staff/date-and-time';
import { NOTICE_KIND_LABELS } from '@pgm/ui/staff/notice-choices';
import type { ActorRefFrom } from 'xstate';
import { privateMeta } from '#app/kit/private-meta.ts';
import { useFlow } from '#app/kit/use-flow.ts';
import { resourcePage } from '../kit/resource-page.tsx';
import { defineResource, toQuery } from '../kit/resource.ts';
import { noticeBell } from './notice-bell.tsx';
import { toNoticeHref } from './notice-href.ts';

/** The notices to staff, the newest first. The bell counts those that are new. */
export const notices = defineResource({
  id: 'notices',
  title: 'Notifications',
  empty: { title: 'Nothing new', text: 'New orders, returns, leads and the like appear here.' },
  toName: ({ kind, name }: StaffNotice) => name || NOTICE_KIND_LABELS[kind],
  columns: () => [
    { id: 'notice', header: 'Notification', render: (notice) => <NoticeLine notice={notice} /> },
    {
      id: 'newest',
      header: 'Time',
      render: ({ createdAt }) => <DateAndTime at={createdAt} />,
    },
  ],
  filters: [
    {
      id: 'kind',
      label: 'About',
      options: StaffNoticeKind.options.map((value) => ({ value, label: NOTICE_KIND_LABELS[value] })),
    },
  ],
  list: async (client, query, signal) => {
    const result = await client.notices.list(toQuery(listStaffNotices, query), signal);
    if (result.ok) newNoticesVerbs(noticeBell.send).show(result.value.data);
    return result;
  },
  actions: <NoticeActions />,
});

/** The sentence of a notice with the link to its record, and whether it is new. */
function NoticeLine({ notice }: { readonly notice: StaffNotice }) {
  const { t } = useLanguage();
  const [{ isNew }] = useFlow(noticeBell, newNoticesView, newNoticesVerbs);
  const { text, values } = toStaffNoticeText(notice);
  const href = toNoticeHref(notice);
  // The names of certificates are words of the software; other names were given by people.
  const sentence = t(text, notice.kind === 'CERTIFICATE_ENDS' ? { ...values, name: t(notice.name) } : values);
  return (
    <span className="flex flex-wrap items-center gap-2">
      {href === undefined ? sentence : <TextLink href={href}>{sentence}</TextLink>}
      {isNew(notice) && <Badge kind="leaf">{t('New')}</Badge>}
    </span>
  );
}

/** The button that marks what is shown as read, and the way to the settings. */
export function NoticeActions({
  bell = noticeBell,
}: {
  readonly bell?: ActorRefFrom<typeof newNoticesMachine>;
}) {
  const { t } = useLanguage();
  const [{ canRead, isMarking }, { read }] = useFlow(bell, newNoticesView, newNoticesVerbs);
  return (
    <>
      <ButtonLink variant="secondary" href="/dashboard/notice-settings">
        {t('Settings')}
      </ButtonLink>
      <Button aria-disabled={!canRead} busy={isMarking} onClick={read}>
        {t('Mark all as read')}
      </Button>
    </>
  );
}

export const meta = privateMeta('Notifications');

export default resourcePage(notices);
