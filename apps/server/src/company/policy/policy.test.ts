import { PolicyTeaser, PolicyText, StaffArticle, StaffArticleRow, toPlainText } from '@pgm/api/contract';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { readRejection } from '../../../test/buyer.ts';
import { publishCompany } from '../../../test/publish-company.ts';
import { logIn } from '../../../test/identity.ts';
import { StaffMember } from '../../../test/staff-member.ts';
import { useTestApp } from '../../../test/test-app.ts';

const STAFF = '/api/admin/articles';
const NOW = Date.UTC(2026, 10, 21, 6, 30);
const DAY_MS = 86_400_000;
const One = z.object({ data: StaffArticle });
const Rows = z.object({ data: z.array(StaffArticleRow) });
const Policies = z.object({ data: z.array(PolicyTeaser) });

describe('the policies', () => {
  const app = useTestApp();
  let staff: StaffMember;
  beforeAll(async () => {
    staff = await StaffMember.logIn(app);
  });
  afterEach(async () => {
    app.clock.now = NOW;
    staff = await StaffMember.logIn(app);
  });

  const read = async (slug: string, query = '') => {
    const response = await app.call(`/api/policies/${encodeURIComponent(slug)}?${query}`);
    return z.object({ data: PolicyText }).parse(await response.json()).data;
  };
  const list = async (query = '') =>
    Policies.parse(await (await app.call(`/api/policies?${query}`)).json()).data;
  const stored = async (response: Response) => One.parse(await response.json()).data;
  const open = async (slug: string) => {
    const rows = Rows.parse(await (await staff.get(`${STAFF}?kind=policy&limit=20`)).json()).data;
    const row = rows.find((one) => one.slug === slug);
    return stored(await staff.get(`${STAFF}/${row?.id ?? ''}`));
  };
  const save = async ({ id, english, hindi, version }: StaffArticle, line: string, more: object = {}) => {
    const paragraph = { type: 'paragraph', content: [{ type: 'text', text: line }] };
    const body = { type: 'doc', content: [...english.body.content, paragraph] };
    return staff.putJson(`${STAFF}/${id}`, { english: { ...english, body }, hindi, version, ...more });
  };
  const publish = ({ id, version }: StaffArticle, at?: string) =>
    staff.post(`${STAFF}/${id}/publish`, { version, at });
  const unpublish = ({ id, version }: StaffArticle) => staff.post(`${STAFF}/${id}/unpublish`, { version });
  const lastLine = ({ body }: PolicyText) => toPlainText(body.content).split('\n').at(-1);
  /** Publishes a policy with one more line. */
  const change = async (slug: string, line: string, at?: string) => {
    const draft = await stored(await save(await open(slug), line));
    return stored(await publish(draft, at));
  };

  it('are valid from the beginning, in both languages', async () => {
    expect((await list()).map(({ slug, version }) => [slug, version])).toEqual([
      ['accessibility', '2026-11-21'],
      ['agreement', '2026-11-21'],
      ['cancelrefund', '2026-11-21'],
      ['disclouser', '2026-11-21'],
      ['onlineprivecy', '2026-11-21'],
      ['privecypolicy', '2026-11-21'],
      ['terms&condiction', '2026-11-21'],
    ]);
    expect((await list('language=hi')).find(({ slug }) => slug === 'terms&condiction')).toMatchObject({
      title: 'नियम और शर्तें',
      language: 'hi',
    });
    expect(await read('Terms&condiction'.toLowerCase())).toMatchObject({
      title: 'Terms and conditions',
      versions: ['2026-11-21'],
    });
  });

  it('are no articles for visitors', async () => {
    const articles = await (await app.call('/api/articles?limit=50')).json();
    expect(z.object({ total: z.int() }).parse(articles).total).toBe(9);
    expect((await app.call('/api/articles/policy/agreement')).status).toBe(404);
  });

  it('change when staff publish a version, and the older one stays as it was', async () => {
    const draft = await stored(await save(await open('cancelrefund'), 'You pay nothing.'));
    expect(draft).toMatchObject({ state: 'PUBLISHED', isChanged: true, isTranslationOutdated: true });
    expect(lastLine(await read('cancelrefund'))).not.toBe('You pay nothing.');
    app.clock.now = NOW + DAY_MS;
    staff = await StaffMember.logIn(app);
    const admin = await StaffMember.logIn(app, 'admin');
    await publishCompany(admin, { returnDays: '10' });
    app.clock.now += 1000;
    await stored(await publish(draft));
    app.clock.now += 1000;
    await publishCompany(admin, { returnDays: '14' });
    const now = await read('cancelrefund');
    expect(now).toMatchObject({ version: '2026-11-22', versions: ['2026-11-22', '2026-11-21'] });
    expect(now).not.toHaveProperty('facts');
    expect(lastLine(now)).toBe('You pay nothing.');
    const old = await read('cancelrefund', 'version=2026-11-21');
    expect(old).toMatchObject({ version: '2026-11-21', versions: ['2026-11-22', '2026-11-21'] });
    expect(old.facts).toMatchObject({ returnDays: '10' });
    expect(lastLine(old)).not.toBe('You pay nothing.');
  });

  it('become valid at a time to come, and stay valid in the older version until then', async () => {
    const at = new Date(NOW + 3 * DAY_MS).toISOString();
    expect(await change('privecypolicy', 'From then on.', at)).toMatchObject({
      state: 'SCHEDULED',
      publishedAt: at,
    });
    expect(await read('privecypolicy')).toMatchObject({ version: '2026-11-21', versions: ['2026-11-21'] });
    expect(await readRejection(await app.call('/api/policies/privecypolicy?version=2026-11-24'))).toEqual([
      404,
      'Version not found',
    ]);
    app.clock.now = NOW + 3 * DAY_MS;
    expect(await read('privecypolicy')).toMatchObject({ version: '2026-11-24' });
    expect((await list()).find(({ slug }) => slug === 'privecypolicy')?.version).toBe('2026-11-24');
  });

  it('can have another next version, or none again', async () => {
    const day = (days: number) => new Date(NOW + days * DAY_MS).toISOString();
    await change('onlineprivecy', 'In four days.', day(4));
    const other = await change('onlineprivecy', 'In two days.', day(2));
    expect(
      await app.sql(`select name from policy_versions v join articles a on a.id = v.article_id
      where slug = 'onlineprivecy' order by name`),
    ).toEqual([{ name: '2026-11-21' }, { name: '2026-11-23' }]);
    expect(await stored(await unpublish(other))).toMatchObject({
      state: 'PUBLISHED',
      publishedAt: '2026-11-20T18:30:00.000Z',
      publishedNumber: 1,
      isChanged: true,
    });
    app.clock.now = NOW + 5 * DAY_MS;
    expect(await read('onlineprivecy')).toMatchObject({ version: '2026-11-21' });
  });

  it('are never withdrawn, have one version for each day, and need a change for it', async () => {
    const valid = await open('disclouser');
    expect(await readRejection(await unpublish(valid))).toEqual([
      409,
      'A policy is never withdrawn. Publish another version of it.',
    ]);
    expect(await readRejection(await publish(valid))).toEqual([409, 'This version is published already.']);
    const draft = await stored(await save(valid, 'On the first day.'));
    expect(await readRejection(await publish(draft))).toEqual([
      409,
      'Another version of this policy is valid from that day. Choose a later day.',
    ]);
    expect(await read('disclouser')).toMatchObject({ version: '2026-11-21' });
  });

  it('have fixed addresses, and only words in braces that are known', async () => {
    const policy = await open('accessibility');
    expect(await readRejection(await save(policy, 'x', { slug: 'access' }))).toEqual([
      400,
      'The address of a published article never changes',
    ]);
    expect(await readRejection(await save(policy, 'x', { drawing: 'news' }))).toEqual([
      400,
      'A policy has no drawing',
    ]);
    expect(await readRejection(await save(policy, 'Within {days} days'))).toEqual([
      400,
      'A word in braces is not one of the known words',
    ]);
    const sent = { kind: 'policy', slug: 'more', drawing: 'news', english: policy.english, hindi: null };
    expect(await readRejection(await staff.post(STAFF, sent))).toEqual([400, 'Kind must be blog or news']);
  });

  it('include the agreement, whose new version associates accept after an older one', async () => {
    let headers = {};
    const logRaviIn = async () => {
      headers = { Authorization: `Bearer ${(await logIn(app, 'ravi')).token}` };
    };
    const accept = (agreementVersion: string) =>
      app.post('/associates/self/agreement', { agreementVersion }, headers);
    const isOutdated = async () => {
      const response = await app.call('/associates/self/data', { headers });
      const Own = z.object({ data: z.object({ isAgreementOutdated: z.boolean() }) });
      return Own.parse(await response.json()).data.isAgreementOutdated;
    };
    await logRaviIn();
    expect((await accept('2026-11-21')).status).toBe(200);
    // Valid from the next midnight in India on.
    const at = new Date(Date.UTC(2026, 10, 21, 18, 30));
    app.clock.now = at.getTime() - 60_000;
    staff = await StaffMember.logIn(app);
    await logRaviIn();
    await change('agreement', 'We write to you before a change.', at.toISOString());
    expect(await readRejection(await accept('2026-11-22'))).toEqual([
      409,
      'There is a newer version of the agreement. Please read it first.',
    ]);
    expect(await isOutdated()).toBe(false);
    app.clock.now = at.getTime();
    expect(await isOutdated()).toBe(true);
    expect((await accept('2026-11-21')).status).toBe(409);
    expect((await accept('2026-11-22')).status).toBe(200);
    expect(await isOutdated()).toBe(false);
  });

  it('that are valid cannot be changed in the database', async () => {
    await expect(app.sql('update policy_versions set number = 1')).rejects.toMatchObject({
      cause: { message: 'versions of policies are never changed' },
    });
  });
});
