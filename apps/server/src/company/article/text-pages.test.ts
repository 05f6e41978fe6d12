import { Article, ArticleVersion, StaffArticle, StaffArticleRow, toPlainText } from '@pgm/api/contract';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { readRejection } from '../../../test/buyer.ts';
import { StaffMember } from '../../../test/staff-member.ts';
import { useTestApp } from '../../../test/test-app.ts';

const PATH = '/api/admin/articles';
const NOW = Date.UTC(2026, 10, 21, 6, 30);
const One = z.object({ data: StaffArticle });
const Rows = z.object({ data: z.array(StaffArticleRow), total: z.int() });

describe('the pages of the site', () => {
  const app = useTestApp();
  let staff: StaffMember;
  beforeAll(async () => {
    staff = await StaffMember.logIn(app);
  });
  afterEach(() => {
    app.clock.now = NOW;
  });

  const read = async (slug: string, query = '') => {
    const response = await app.call(`/api/articles/page/${slug}?${query}`);
    return z.object({ data: Article }).parse(await response.json()).data;
  };
  const list = async () =>
    Rows.parse(await (await staff.get(`${PATH}?kind=page&limit=20&sort=title`)).json());
  const open = async (slug: string) => {
    const row = (await list()).data.find((one) => one.slug === slug);
    return One.parse(await (await staff.get(`${PATH}/${row?.id ?? ''}`)).json()).data;
  };
  const save = (
    { id, english, hindi, version }: StaffArticle,
    { line = 'More.', heading, ...more }: { line?: string; heading?: string; slug?: string } = {},
  ) => {
    const paragraph = { type: 'paragraph', content: [{ type: 'text', text: line }] };
    const body = { type: 'doc', content: [...english.body.content, paragraph] };
    const texts = { ...english, body, ...(heading !== undefined && { heading }) };
    return staff.putJson(`${PATH}/${id}`, { english: texts, hindi, version, ...more });
  };
  const publish = ({ id, version }: StaffArticle, at?: string) =>
    staff.post(`${PATH}/${id}/publish`, { version, at });

  it('have their first texts in both languages, with a heading of their own where it is not the title', async () => {
    expect((await list()).total).toBe(11);
    expect(await read('businessoportunity')).toMatchObject({
      kind: 'page',
      title: 'Business opportunity',
      heading: 'A business of your own, step by step',
      drawing: 'business-opportunity',
      language: 'en',
      isSample: false,
    });
    expect(await read('OurTeam', 'language=hi')).toMatchObject({ title: 'हमारी टीम', language: 'hi' });
    expect(await read('ourteam')).not.toHaveProperty('heading');
    expect((await read('sucessstory')).isSample).toBe(true);
  });

  it('are changed by staff, and the history says what changed', async () => {
    const saved = await save(await open('internationalbusiness'), {
      line: 'Within {returnDays} days.',
      heading: 'India, and only India',
    });
    const draft = One.parse(await saved.json()).data;
    expect(draft).toMatchObject({ isChanged: true, isTranslationOutdated: true });
    expect(await read('internationalbusiness')).toMatchObject({ heading: 'India first' });
    expect((await publish(draft)).status).toBe(200);
    const page = await read('internationalbusiness');
    expect(page.heading).toBe('India, and only India');
    expect(toPlainText(page.body.content).split('\n').at(-1)).toBe('Within {returnDays} days.');
    const response = await staff.get(`${PATH}/${draft.id}/versions`);
    const [version] = z.object({ data: z.array(ArticleVersion) }).parse(await response.json()).data;
    expect(version?.changes).toEqual([
      { part: 'heading', removed: ['India first'], added: ['India, and only India'] },
      { part: 'text', removed: [], added: ['Within {returnDays} days.'] },
    ]);
  });

  it('are never withdrawn, appear at once, and have fixed addresses', async () => {
    const page = await open('groupcompanics');
    const { id, version } = page;
    expect(await readRejection(await staff.post(`${PATH}/${id}/unpublish`, { version }))).toEqual([
      409,
      'A page of the site is never withdrawn. Publish another text of it.',
    ]);
    expect(await readRejection(await publish(page, new Date(NOW + 60_000).toISOString()))).toEqual([
      409,
      'Visitors see this page. Publish the change now.',
    ]);
    expect(await readRejection(await save(page, { slug: 'others' }))).toEqual([
      400,
      'The address of a published article never changes',
    ]);
    const sent = { kind: 'page', slug: 'more', drawing: 'news', english: page.english, hindi: null };
    expect(await readRejection(await staff.post(PATH, sent))).toEqual([400, 'Kind must be blog or news']);
  });

  it('have only words in braces that are known; an article has no heading besides its title', async () => {
    expect(await readRejection(await save(await open('whypgm'), { line: 'In {days} days.' }))).toEqual([
      400,
      'A word in braces is not one of the known words',
    ]);
    const { english } = await open('whypgm');
    const sent = { kind: 'news', slug: 'rain', drawing: 'news', english, hindi: null };
    const news = One.parse(await (await staff.post(PATH, sent)).json()).data;
    expect(news.english).not.toHaveProperty('heading');
    expect(await readRejection(await save(news, { heading: 'Rain!' }))).toEqual([
      400,
      'Only a page of the site has a heading besides its title',
    ]);
  });

  it('that are samples are not published unchanged, alone or with others', async () => {
    const stories = await open('sucessstory');
    expect((await publish(stories)).status).toBe(409);
    const ids = [stories.id, (await open('ourteam')).id];
    expect(await readRejection(await staff.post(`${PATH}/publish`, { ids }))).toEqual([
      409,
      'One of these articles is a sample. Nothing was published.',
    ]);
    const changed = One.parse(await (await save(stories)).json()).data;
    expect(changed.isSample).toBe(false);
    expect((await publish(changed)).status).toBe(200);
  });
});
