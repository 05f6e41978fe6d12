import { ArticleVersion, StaffArticle, StaffArticleRow, publishArticles } from '@pgm/api/contract';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { readRejection } from '../../../test/buyer.ts';
import { StaffMember } from '../../../test/staff-member.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { newId, sampleId } from '../../platform/database/id.ts';

const PATH = '/api/admin/articles';
const One = z.object({ data: StaffArticle });
const List = z.object({ data: z.array(StaffArticleRow), total: z.int() });
const Versions = z.object({ data: z.array(ArticleVersion), total: z.int() });
const NOW = Date.UTC(2026, 10, 21, 6, 30);

const body = (...lines: string[]) => ({
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'When' }] },
    ...lines.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
  ],
});
const ENGLISH = { title: 'Rain', summary: 'It rains.', body: body('Today.') };
const HINDI = { title: 'बारिश', summary: 'बारिश हो रही है।', body: body('आज।') };
const SENT = { kind: 'news', slug: 'rain', drawing: 'monsoon-storage', english: ENGLISH, hindi: HINDI };

describe('an article of staff', () => {
  const app = useTestApp();
  let staff: StaffMember;
  let count = 0;
  beforeAll(async () => {
    staff = await StaffMember.logIn(app);
  });
  afterEach(() => {
    app.clock.now = NOW;
  });

  const stored = async (response: Response) => One.parse(await response.json()).data;
  const create = async (more: object = {}) => {
    count += 1;
    return stored(await staff.post(PATH, { ...SENT, slug: `rain-${count}`, ...more }));
  };
  const toDraft = ({ slug, drawing, english, hindi, version }: StaffArticle) => ({
    slug,
    drawing,
    english,
    hindi,
    version,
  });
  const save = async (article: StaffArticle, changes: object) =>
    stored(await staff.putJson(`${PATH}/${article.id}`, { ...toDraft(article), ...changes }));
  const publish = (article: StaffArticle, at?: string) =>
    staff.post(`${PATH}/${article.id}/publish`, { version: article.version, at });
  const unpublish = ({ id, version }: StaffArticle) => staff.post(`${PATH}/${id}/unpublish`, { version });
  const list = async (query: string) => List.parse(await (await staff.get(`${PATH}?${query}`)).json());
  const slugs = async (query: string) => (await list(query)).data.map(({ slug }) => slug);
  const visit = async ({ kind, slug }: StaffArticle) => {
    const response = await app.call(`/api/articles/${kind}/${slug}`);
    return response.status === 200
      ? z.object({ data: z.object({ title: z.string() }) }).parse(await response.json()).data.title
      : response.status;
  };

  it('begins as a draft that visitors do not see', async () => {
    const article = await create({ slug: 'first-rain', hindi: null });
    expect(article).toEqual({
      ...SENT,
      cardMedia: [],
      id: expect.any(String),
      slug: 'first-rain',
      hindi: null,
      title: 'Rain',
      state: 'DRAFT',
      isTranslationMissing: true,
      isTranslationOutdated: false,
      isChanged: false,
      isReady: false,
      isSample: false,
      publishedAt: null,
      draftNumber: 1,
      publishedNumber: null,
      version: 1,
    });
    expect(await visit(article)).toBe(404);
    expect(await stored(await staff.get(`${PATH}/${article.id}`))).toEqual(article);
  });

  it('is published as it is seen, and its later drafts only when they are published', async () => {
    const draft = await create();
    const published = await stored(await publish(draft));
    expect(published).toMatchObject({
      state: 'PUBLISHED',
      publishedAt: '2026-11-21T06:30:00.000Z',
      publishedNumber: 1,
      version: 2,
    });
    await expect.poll(() => visit(published)).toBe('Rain');
    const changed = await save(published, { english: { ...ENGLISH, title: 'Heavy rain' } });
    expect(changed).toMatchObject({ isChanged: true, draftNumber: 2, publishedNumber: 1, version: 3 });
    expect(await visit(changed)).toBe('Rain');
    app.clock.now = NOW + 60_000;
    expect(await stored(await publish(changed))).toMatchObject({
      isChanged: false,
      publishedAt: '2026-11-21T06:30:00.000Z',
      publishedNumber: 2,
    });
    await expect.poll(() => visit(changed)).toBe('Heavy rain');
  });

  it('has an outdated translation from a change of its English to one of its Hindi, or until it is checked', async () => {
    const english = { ...ENGLISH, summary: 'It rains a lot.' };
    const outdated = await save(await create(), { english });
    expect(outdated).toMatchObject({ isTranslationOutdated: true, draftNumber: 2 });
    expect(await slugs('translation=outdated')).toContain(outdated.slug);
    const moved = await save(outdated, { drawing: 'news' });
    expect(moved.isTranslationOutdated).toBe(true);
    const checked = await save(moved, { isTranslationRight: true });
    expect(checked).toMatchObject({ isTranslationOutdated: false, draftNumber: 3, version: 4 });
    const again = await save(checked, { english: ENGLISH });
    const translated = await save(again, { hindi: { ...HINDI, title: 'वर्षा' } });
    expect([again.isTranslationOutdated, translated.isTranslationOutdated]).toEqual([true, false]);
    const untranslated = await save(await save(translated, { english }), { hindi: null });
    expect(untranslated).toMatchObject({ isTranslationMissing: true, isTranslationOutdated: false });
  });

  it('appears when the clock passes its time, and goes when it is withdrawn', async () => {
    const scheduled = await stored(await publish(await create(), '2026-11-21T06:31:00Z'));
    expect([scheduled.state, await visit(scheduled)]).toEqual(['SCHEDULED', 404]);
    app.clock.now = Date.parse('2026-11-21T06:30:59.999Z');
    expect(await visit(scheduled)).toBe(404);
    app.clock.now += 1;
    expect(await visit(scheduled)).toBe('Rain');
    const { data } = List.parse(
      await (await staff.get(`${PATH}?state=PUBLISHED&search=${scheduled.slug}`)).json(),
    );
    expect(data).toMatchObject([{ id: scheduled.id, state: 'PUBLISHED' }]);
    const withdrawn = await stored(await unpublish(scheduled));
    expect(withdrawn).toMatchObject({ state: 'UNPUBLISHED', publishedAt: null, publishedNumber: null });
    await expect.poll(() => visit(withdrawn)).toBe(404);
  });

  it('whose time is withdrawn before it came is a draft again', async () => {
    const scheduled = await stored(await publish(await create(), '2026-11-21T06:31:00Z'));
    expect(await stored(await unpublish(scheduled))).toMatchObject({ state: 'DRAFT', publishedAt: null });
  });

  it('is not changed by the second of two editors, who receives what is stored', async () => {
    const article = await create();
    await save(article, { drawing: 'news' });
    const response = await staff.putJson(`${PATH}/${article.id}`, { ...toDraft(article), drawing: 'blog' });
    expect([response.status, await response.json()]).toMatchObject([
      409,
      { message: 'Another user has changed this.', current: { id: article.id, drawing: 'news', version: 2 } },
    ]);
    for (const decided of [await publish(article), await unpublish(article)])
      expect(await readRejection(decided)).toEqual([409, 'Another user has changed this.']);
  });

  it('has its versions with what each changed, and the texts of an older one again', async () => {
    const first = await create();
    const second = await save(first, {
      english: { ...ENGLISH, title: 'Heavy rain', body: body('Tomorrow.', 'Not today.') },
      hindi: null,
    });
    expect(await save(second, {})).toEqual(second);
    const restored = await stored(
      await staff.post(`${PATH}/${first.id}/versions/1/restore`, { version: second.version }),
    );
    expect(restored).toMatchObject({ title: 'Rain', hindi: HINDI, draftNumber: 3, version: 3 });
    const versions = Versions.parse(await (await staff.get(`${PATH}/${first.id}/versions`)).json());
    expect([versions.total, versions.data.map(({ number }) => number)]).toEqual([3, [3, 2, 1]]);
    expect(versions.data[1]).toEqual({
      number: 2,
      at: '2026-11-21T06:30:00.000Z',
      saverName: 'Sushma Yadav',
      changes: [
        { part: 'title', removed: ['Rain'], added: ['Heavy rain'] },
        { part: 'text', removed: ['Today.'], added: ['Tomorrow.', 'Not today.'] },
        { part: 'titleInHindi', removed: ['बारिश'], added: [] },
        { part: 'summaryInHindi', removed: ['बारिश हो रही है।'], added: [] },
        { part: 'textInHindi', removed: ['When', 'आज।'], added: [] },
      ],
    });
    expect(
      await readRejection(await staff.post(`${PATH}/${first.id}/versions/9/restore`, { version: 3 })),
    ).toEqual([404, 'Version not found']);
  });

  it('is marked as ready by one who writes it, until it is published', async () => {
    const mark = (article: StaffArticle, isReady: boolean) =>
      staff.putJson(`${PATH}/${article.id}/readiness`, { version: article.version, isReady });
    const draft = await create({ slug: 'ready-one' });
    const ready = await stored(await mark(draft, true));
    expect(ready).toMatchObject({ isReady: true, state: 'DRAFT', version: 2 });
    expect(await slugs('draft=ready')).toEqual(['ready-one']);
    expect(await readRejection(await mark(draft, true))).toEqual([409, 'Another user has changed this.']);
    const taken = await stored(await mark(ready, false));
    expect(taken.isReady).toBe(false);
    const published = await stored(await publish(await stored(await mark(taken, true))));
    expect(published).toMatchObject({ isReady: false, state: 'PUBLISHED' });
    expect(await readRejection(await mark(published, true))).toEqual([
      409,
      'This version is published already.',
    ]);
    const changed = await save(published, { drawing: 'news' });
    expect(await slugs('draft=changed')).toContain('ready-one');
    expect(await stored(await mark(changed, true))).toMatchObject({ isReady: true, isChanged: true });
  });

  it('is published with others, all of them or none', async () => {
    const one = await create({ slug: 'together-1' });
    const changed = await save(await stored(await publish(await create({ slug: 'together-2' }))), {
      drawing: 'news',
    });
    const published = await stored(await publish(await create({ slug: 'together-3' })));
    const publishAll = (...ids: string[]) => staff.post(`${PATH}/publish`, { ids });
    const rows = async (query: string) => (await list(query)).data.map(({ id }) => id);
    const [sample = ''] = await rows('kind=blog&search=first-month');
    const [policy = ''] = await rows('kind=policy&search=agreement');
    for (const [id, status, message] of [
      [sample, 409, 'One of these articles is a sample. Nothing was published.'],
      [policy, 409, 'A policy is published on its own page. Nothing was published.'],
      [newId(), 404, 'Article not found'],
    ] as const)
      expect(await readRejection(await publishAll(one.id, id))).toEqual([status, message]);
    expect(await visit(one)).toBe(404);
    app.clock.now += 1000;
    const response = await publishAll(one.id, changed.id, published.id, one.id);
    expect(await response.json()).toEqual({ success: true, data: { published: 2 } });
    expect(await visit(one)).toBe('Rain');
    // A correction does not make an article newer, and what is published as it is stays so.
    const read = async ({ id }: StaffArticle) => stored(await staff.get(`${PATH}/${id}`));
    expect(await read(changed)).toMatchObject({ isChanged: false, publishedAt: changed.publishedAt });
    expect(await read(published)).toEqual(published);
  });

  it('is published with others by two people at once, once', async () => {
    const drafts = [await create({ slug: 'twice-1' }), await create({ slug: 'twice-2' })];
    const ids = drafts.map(({ id }) => id);
    const responses = await Promise.all([
      staff.post(`${PATH}/publish`, { ids }),
      staff.post(`${PATH}/publish`, { ids: ids.toReversed() }),
    ]);
    const counts = await Promise.all(
      responses.map(async (response) => publishArticles.response.body.parse(await response.json())),
    );
    expect(counts.map(({ data }) => data.published).toSorted()).toEqual([0, 2]);
  });

  it('is listed by its kind, its state, its missing Hindi and its words', async () => {
    await create({ slug: 'search-me', kind: 'blog', english: { ...ENGLISH, title: 'Dew' }, hindi: null });
    expect(await slugs('kind=blog&translation=missing')).toEqual(['search-me']);
    expect(await slugs('search=dew&state=DRAFT')).toEqual(['search-me']);
    expect(await slugs('search=dew&state=PUBLISHED')).toEqual([]);
    expect((await list('kind=blog&state=PUBLISHED')).total).toBe(5);
    expect((await slugs('sort=title&limit=1'))[0]).toBe('accessibility');
  });

  it('that is a sample is published only after its texts have changed', async () => {
    const id = sampleId('article/news/returns');
    const sample = await stored(await staff.get(`${PATH}/${id}`));
    expect(sample).toMatchObject({ isSample: true, state: 'PUBLISHED' });
    const withdrawn = await stored(await unpublish(sample));
    expect(await save(withdrawn, {})).toEqual(withdrawn);
    expect(await readRejection(await publish(withdrawn))).toEqual([
      409,
      'This article is a sample. Change its texts first.',
    ]);
    const own = await save(withdrawn, { english: { ...sample.english, title: 'How to send it back' } });
    expect(own.isSample).toBe(false);
    expect((await publish(own)).status).toBe(200);
  });

  it('has audit entries without its texts', async () => {
    const published = await stored(await publish(await create()));
    await unpublish(await save(published, { drawing: 'news' }));
    const admin = await StaffMember.logIn(app, 'admin');
    const { data } = await admin.audit(`article/${published.id}`);
    expect(data.map(({ action }) => action)).toEqual(['update', 'update', 'publish', 'create']);
    expect(data[2]?.after).toEqual({
      kind: 'news',
      slug: published.slug,
      mediaId: null,
      drawing: 'monsoon-storage',
      title: 'Rain',
      titleInHindi: 'बारिश',
      isTranslationOutdated: false,
      isReady: false,
      draftNumber: 1,
      publishedNumber: 1,
      publishedAt: '2026-11-21T06:30:00.000Z',
    });
  });

  it('has an address of its own, which stays once it was published', async () => {
    const article = await create({ slug: 'own-address' });
    const other = await staff.post(PATH, { ...SENT, slug: 'own-address' });
    expect(await readRejection(other)).toEqual([409, 'Another article has this address']);
    expect((await staff.post(PATH, { ...SENT, kind: 'blog', slug: 'own-address' })).status).toBe(200);
    const moved = await save(article, { slug: 'new-address' });
    const published = await stored(await publish(moved));
    const again = await staff.putJson(`${PATH}/${article.id}`, { ...toDraft(published), slug: 'third' });
    expect(await readRejection(again)).toEqual([400, 'The address of a published article never changes']);
  });

  it('is not published twice, in the past, or at a time while visitors see it', async () => {
    const draft = await create();
    expect(await readRejection(await publish(draft, '2026-11-21T06:30:00Z'))).toEqual([
      400,
      'Choose a time in the future',
    ]);
    expect(await readRejection(await publish(draft, 'tomorrow'))).toEqual([400, 'Choose a day and a time']);
    expect(await readRejection(await unpublish(draft))).toEqual([409, 'This article is not published.']);
    const published = await stored(await publish(draft));
    expect(await readRejection(await publish(published))).toEqual([
      409,
      'This version is published already.',
    ]);
    expect(await readRejection(await publish(published, '2026-11-22T06:30:00Z'))).toEqual([
      409,
      'Visitors see this article. Publish the change now, or withdraw it first.',
    ]);
  });

  it.each([
    [{ slug: 'Rain today' }, 'An address has small letters and digits, with - between words'],
    [{ slug: '' }, 'Address is required'],
    [{ drawing: 'cat' }, 'Choose a drawing'],
    [{ english: { ...ENGLISH, title: ' ' } }, 'Title is required'],
    [{ english: { ...ENGLISH, summary: 'x'.repeat(301) } }, 'Summary must be at most 300 characters'],
    [{ hindi: { ...HINDI, body: { type: 'doc', content: [] } } }, 'Text is required'],
  ])('is rejected with %j', async (invalid, message) => {
    expect(await readRejection(await staff.post(PATH, { ...SENT, ...invalid }))).toEqual([400, message]);
  });

  it('is not found under another id', async () => {
    for (const id of [newId(), 'none']) {
      const draft = { slug: 'x', drawing: 'news', english: ENGLISH, hindi: null, version: 1 };
      const responses = [
        await staff.get(`${PATH}/${id}`),
        await staff.putJson(`${PATH}/${id}`, draft),
        await staff.post(`${PATH}/${id}/publish`, { version: 1 }),
        await staff.post(`${PATH}/${id}/unpublish`, { version: 1 }),
      ];
      for (const response of responses)
        expect(await readRejection(response)).toEqual([404, 'Article not found']);
    }
  });
});
