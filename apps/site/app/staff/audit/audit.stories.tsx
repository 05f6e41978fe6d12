import { type AuditEntry, listAuditEntries } from '@pgm/api/contract';
import { t } from '@pgm/ui/foundations/fixtures/translated';
import { expect, screen, within } from 'storybook/test';
import { resourceStories } from '../kit/resource-stories.tsx';
import { audit } from './audit.tsx';

const entry: AuditEntry = {
  id: '01a2058b-a088-7593-895b-e301684aece8',
  at: '2026-11-20T10:15:00.000Z',
  actorId: '01a2058b-a088-7593-895b-e301684aece7',
  actorName: 'Sushma Yadav',
  action: 'update',
  subject: 'brand/01a2058b-a088-7593-895b-e301684aece9',
  before: { name: 'Himveda', slogan: 'From the hills', version: 1 },
  after: { name: 'Himveda', slogan: 'From the hills, for the home', version: 2 },
  names: {},
  via: null,
};

const imported: AuditEntry = { ...entry, id: 'a2', action: 'create', before: null, via: 'import' };

const sentAgain: AuditEntry = {
  ...entry,
  id: 'a3',
  subject: 'message/01a2058b-a088-7593-895b-e301684aece7',
  before: { kind: 'BACK_IN_STOCK' },
  after: { kind: 'BACK_IN_STOCK', sentAgain: true },
};

const decided: AuditEntry = {
  ...entry,
  id: 'a4',
  subject: 'request/01a2058b-a088-7593-895b-e301684aece6',
  before: { memberId: 'm1', kind: 'PROFILE_CORRECTION', field: 'LAST_NAME', status: 'OPEN' },
  after: { memberId: 'm1', kind: 'PROFILE_CORRECTION', field: 'LAST_NAME', status: 'APPROVED' },
  names: { m1: 'Asha Mishra' },
};

const moved: AuditEntry = {
  ...entry,
  id: 'a5',
  actorId: '01a2058b-a088-7593-895b-e301684aece5',
  actorName: 'Anil Saxena',
  subject: 'associate/01a2058b-a088-7593-895b-e301684aece4',
  before: { memberId: 'm2', parentId: 's1' },
  after: { memberId: 'm2', parentId: 's2', bvValue: 1200 },
  names: { m2: 'Ravi Kumar', s1: 'Asha Mishra', s2: 'Kamla Sinha' },
};

const template: AuditEntry = {
  ...entry,
  id: 'a6',
  action: 'create',
  subject: 'reply-template/01a2058b-a088-7593-895b-e301684aece3',
  before: null,
  after: { title: 'Delay', english: 'Dear {name}', hindi: 'प्रिय {name}' },
};

const stories = resourceStories(audit, { list: listAuditEntries }, [
  entry,
  imported,
  sentAgain,
  decided,
  moved,
  template,
]);

export default { title: 'Flows/Staff/Audit' };

export const Ready = stories.ready;
/** Who sent which message again; the audit does not name the recipient. */
export const MessageSentAgain = stories.at('', async () => {
  await expect(await screen.findByText(`${t('Message')} ${t('Product back in stock')}`)).toBeVisible();
  await expect(screen.getByText(new RegExp(t('Sent again')))).toBeVisible();
});
/** Who decided on a request; the audit has nothing that the member wrote. */
export const RequestDecided = stories.at('', async () => {
  await expect(await screen.findByText(new RegExp(`${t('Open')} → ${t('Approved')}`))).toBeVisible();
});
/** Whose request it was, with a link to all that staff changed about this member. */
export const RecordOfMember = stories.at('', async () => {
  await expect(await screen.findByRole('link', { name: 'Asha Mishra' })).toHaveAttribute(
    'href',
    '/dashboard/members/m1/audit',
  );
});
/** A change of sponsor, with the names of both sponsors. */
export const SponsorChanged = stories.at('', async () => {
  await expect(
    await screen.findByText((_, item) => item?.textContent === `${t('Sponsor')}: Asha Mishra → Kamla Sinha`, {
      selector: 'li',
    }),
  ).toBeVisible();
});
/** A template has its title as its name. */
export const TemplateAdded = stories.at('', async () => {
  await expect(await screen.findByText(`${t('Reply template')} Delay`)).toBeVisible();
});
/** The actor of a change leads to all changes by this person. */
export const ActorsAreLinks = stories.at('', async () => {
  await expect(await screen.findByRole('link', { name: 'Anil Saxena' })).toHaveAttribute(
    'href',
    `/dashboard/audit?actorId=${moved.actorId}`,
  );
});
/** The changes by one person, who is not among the staff any more: the filter has the name, and can be cleared. */
export const OfOnePerson = stories.at(`?actorId=${moved.actorId}`, async () => {
  const filter = await screen.findByRole('combobox', { name: t('Changed by') });
  await expect(await within(filter).findByRole('option', { name: 'Anil Saxena' })).toBeInTheDocument();
  await expect(filter).toHaveValue(moved.actorId);
  await expect(screen.getByRole('button', { name: t('Clear all') })).toBeVisible();
});
export const Empty = stories.empty;
