import type { AuditEntry } from '@pgm/api/contract';
import { t } from '@pgm/ui/foundations/fixtures/translated';
import { expect, screen } from 'storybook/test';
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
  before: { kind: 'PROFILE_CORRECTION', field: 'LAST_NAME', status: 'OPEN' },
  after: { kind: 'PROFILE_CORRECTION', field: 'LAST_NAME', status: 'APPROVED' },
};

const stories = resourceStories(audit, [entry, imported, sentAgain, decided]);

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
export const Empty = stories.empty;
