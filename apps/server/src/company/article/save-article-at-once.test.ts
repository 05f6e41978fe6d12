import { StaffArticle } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { StaffMember } from '../../../test/staff-member.ts';
import { useTestApp } from '../../../test/test-app.ts';

const PATH = '/api/admin/articles';
const One = z.object({ data: StaffArticle });
const ENGLISH = {
  title: 'Rain',
  summary: 'It rains.',
  body: {
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'When' }] },
      { type: 'paragraph', content: [{ type: 'text', text: 'In May.' }] },
    ],
  },
};
const SENT = { kind: 'news', slug: 'rain', drawing: 'news', english: ENGLISH, hindi: null };

describe('several editors of an article', () => {
  const app = useTestApp();

  it('save at the same time: one draft is stored, as one version', async () => {
    const staff = await StaffMember.logIn(app);
    const { id } = One.parse(await (await staff.post(PATH, SENT)).json()).data;
    const { kind: _, ...draft } = SENT;
    const saves = await Promise.all(
      ['1', '2', '3', '4'].map((digit) =>
        staff.putJson(`${PATH}/${id}`, {
          ...draft,
          english: { ...ENGLISH, title: `Rain ${digit}` },
          version: 1,
        }),
      ),
    );
    expect(saves.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    const { data } = One.parse(await (await staff.get(`${PATH}/${id}`)).json());
    expect(data).toMatchObject({ draftNumber: 2, version: 2 });
    const versions = await app.sql(
      `select number, english ->> 'title' as title from article_versions where article_id = '${id}' order by number`,
    );
    expect(versions).toEqual([
      { number: 1, title: 'Rain' },
      { number: 2, title: data.title },
    ]);
  });

  it('publish and save at the same time: one of them wins', async () => {
    const staff = await StaffMember.logIn(app);
    const { id } = One.parse(await (await staff.post(PATH, { ...SENT, slug: 'dew' })).json()).data;
    const { kind: _, ...draft } = { ...SENT, slug: 'dew', drawing: 'blog' };
    const responses = await Promise.all([
      staff.post(`${PATH}/${id}/publish`, { version: 1 }),
      staff.putJson(`${PATH}/${id}`, { ...draft, version: 1 }),
    ]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('create articles at one address at the same time: one gets it', async () => {
    const staff = await StaffMember.logIn(app);
    const created = await Promise.all(
      ['1', '2', '3', '4'].map(() => staff.post(PATH, { ...SENT, slug: 'fog' })),
    );
    expect(created.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
  });
});
