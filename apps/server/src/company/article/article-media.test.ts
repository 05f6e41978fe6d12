import { Article, ArticleVersion, StaffArticle, UsedMediaItem } from '@pgm/api/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { readRejection } from '../../../test/buyer.ts';
import { chosen, plain } from '../../../test/generated-photo.ts';
import { StaffMember } from '../../../test/staff-member.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { newId } from '../../platform/database/id.ts';

const ARTICLES = '/api/admin/articles';
const MEDIA = '/api/admin/media';
const Draft = z.object({ data: StaffArticle });
const Image = z.object({ data: UsedMediaItem });
const Versions = z.object({ data: z.array(ArticleVersion) });
const ENGLISH = {
  title: 'Bees',
  summary: 'They work.',
  body: {
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'When' }] },
      { type: 'paragraph', content: [{ type: 'text', text: 'In May.' }] },
    ],
  },
};
const SENT = { kind: 'news', drawing: 'news', english: ENGLISH, hindi: null };
const TEXTS = { alternative: 'Bees on a comb', alternativeInHindi: 'छत्ते पर मधुमक्खियाँ' };

/** A text with a card that shows an image. */
const withCard = (mediaId: string | null) => ({
  ...ENGLISH,
  body: {
    type: 'doc',
    content: [
      ...ENGLISH.body.content,
      { type: 'heading', attrs: { level: 3, mediaId }, content: [{ type: 'text', text: 'Comb' }] },
      { type: 'paragraph', content: [{ type: 'text', text: 'Wax.' }] },
    ],
  },
});
const toCardMedia = ({ body }: Pick<StaffArticle['english'], 'body'>) => {
  const title = body.content[2];
  return title?.type === 'heading' ? title.attrs.mediaId : 'no card';
};

describe('the image of an article', () => {
  const app = useTestApp();
  let staff: StaffMember;
  let file: File;
  let count = 0;

  beforeAll(async () => {
    staff = await StaffMember.logIn(app);
    file = chosen(await plain(400, 200).png().toBuffer());
  });

  const upload = async (texts = TEXTS) =>
    Image.parse(await (await staff.send('POST', MEDIA, { ...texts, file })).json()).data;
  const create = async (more: object) => {
    count += 1;
    return staff.post(ARTICLES, { ...SENT, slug: `bees-${count}`, ...more });
  };
  const read = async (response: Response) => Draft.parse(await response.json()).data;
  const save = (article: StaffArticle, more: object) =>
    staff.putJson(`${ARTICLES}/${article.id}`, {
      english: ENGLISH,
      hindi: null,
      version: article.version,
      ...more,
    });
  const visitAll = async (slug: string, language = 'en') => {
    const response = await app.call(`/api/articles/news/${slug}?language=${language}`);
    return z.object({ data: Article }).parse(await response.json()).data;
  };
  const visit = async (slug: string, language = 'en') => (await visitAll(slug, language)).media;
  const publish = ({ id, version }: StaffArticle) => staff.post(`${ARTICLES}/${id}/publish`, { version });

  it('is shown in place of the drawing, with its text in the language of the reader', async () => {
    const { id, url, width, height, focusX, focusY } = await upload();
    const draft = await read(await create({ mediaId: id }));
    const shown = { url, width, height, focusX, focusY };
    expect([draft.drawing, draft.media]).toEqual(['news', { id, ...shown, ...TEXTS }]);
    await publish(draft);
    expect(await visit(draft.slug)).toEqual({ ...shown, alt: TEXTS.alternative });
    expect(await visit(draft.slug, 'hi')).toEqual({ ...shown, alt: TEXTS.alternativeInHindi });
    const facts = { ...TEXTS, alternative: 'Bees at work', focusX: 10, focusY: 20, version: 1 };
    await staff.putJson(`${MEDIA}/${id}`, facts);
    await expect.poll(() => visit(draft.slug)).toMatchObject({ alt: 'Bees at work', focusX: 10 });
    const replaced = Image.parse(
      await (await staff.send('PUT', `${MEDIA}/${id}/file`, { file, version: '2' })).json(),
    ).data;
    await expect.poll(() => visit(draft.slug)).toMatchObject({ url: replaced.url });
    expect(replaced.uses).toEqual([{ id: draft.id, kind: 'news', title: 'Bees', isPublished: true }]);
  });

  it('stays when it is not named, and gives way to the drawing when it is taken away', async () => {
    const { id } = await upload();
    const draft = await read(await create({ mediaId: id }));
    const renamed = await read(await save(draft, { drawing: 'blog' }));
    expect(renamed.media?.id).toBe(id);
    await publish(renamed);
    const without = await read(await save({ ...renamed, version: 3 }, { mediaId: null }));
    expect([without.media, without.isChanged]).toEqual([undefined, true]);
    // Visitors see it until the change is published.
    expect(await visit(draft.slug)).toBeDefined();
    expect((await staff.delete(`${MEDIA}/${id}`)).status).toBe(409);
    await publish(without);
    await expect.poll(() => visit(draft.slug)).toBeUndefined();
    expect((await staff.delete(`${MEDIA}/${id}`)).status).toBe(200);
  });

  it('is in the history, also when it is deleted: an older version is then restored without it', async () => {
    const first = await upload();
    const second = await upload();
    const draft = await read(await create({ mediaId: first.id }));
    const other = await read(await save(draft, { mediaId: second.id }));
    const without = await read(await save(other, { mediaId: null }));
    await staff.delete(`${MEDIA}/${first.id}`);
    const { data } = Versions.parse(await (await staff.get(`${ARTICLES}/${draft.id}/versions`)).json());
    const line = [TEXTS.alternative];
    expect(data.slice(0, 2).map(({ changes }) => changes)).toEqual([
      [{ part: 'image', removed: line, added: [] }],
      // Another image with the same text.
      [{ part: 'image', removed: [], added: [] }],
    ]);
    const restore = async (number: number, version: number) =>
      read(await staff.post(`${ARTICLES}/${draft.id}/versions/${number}/restore`, { version }));
    const restored = await restore(2, without.version);
    expect(restored.media?.id).toBe(second.id);
    expect((await restore(1, restored.version)).media).toBeUndefined();
  });

  it('must be in the library', async () => {
    const { id } = await upload();
    await staff.delete(`${MEDIA}/${id}`);
    for (const mediaId of [id, newId(), 'none'])
      expect(await readRejection(await create({ mediaId }))).toEqual([400, 'Image not found']);
    const draft = await read(await create({}));
    expect(await readRejection(await save(draft, { mediaId: id }))).toEqual([400, 'Image not found']);
  });

  it('is on a card too, with its text in the language of the reader, and cannot be deleted meanwhile', async () => {
    const { id, url, width, height, focusX, focusY } = await upload();
    const shown = { url, width, height, focusX, focusY };
    const draft = await read(await create({ english: withCard(id), hindi: withCard(id) }));
    expect(draft.cardMedia).toEqual([{ id, ...shown, ...TEXTS }]);
    await publish(draft);
    const ofVisitors = async (language: string) => (await visitAll(draft.slug, language)).cardMedia;
    expect(await ofVisitors('en')).toEqual({ [id]: { ...shown, alt: TEXTS.alternative } });
    expect(await ofVisitors('hi')).toEqual({ [id]: { ...shown, alt: TEXTS.alternativeInHindi } });
    const facts = { ...TEXTS, alternative: 'Bees at work', focusX: 10, focusY: 20, version: 1 };
    await staff.putJson(`${MEDIA}/${id}`, facts);
    await expect.poll(() => ofVisitors('en')).toMatchObject({ [id]: { alt: 'Bees at work', focusX: 10 } });
    const without = await read(await save({ ...draft, version: 2 }, { english: withCard(null) }));
    expect(without.cardMedia).toEqual([]);
    const { data } = Image.parse(await (await staff.get(`${MEDIA}/${id}`)).json());
    // Visitors see it until the change is published.
    expect(data.uses).toEqual([{ id: draft.id, kind: 'news', title: 'Bees', isPublished: true }]);
    expect(await readRejection(await staff.delete(`${MEDIA}/${id}`))).toEqual([
      409,
      'This image is shown by “Bees”. Choose another image there first.',
    ]);
    await publish(without);
    await expect.poll(() => ofVisitors('en')).toBeUndefined();
    expect((await staff.delete(`${MEDIA}/${id}`)).status).toBe(200);
    const restored = await read(
      await staff.post(`${ARTICLES}/${draft.id}/versions/1/restore`, { version: without.version + 1 }),
    );
    expect([toCardMedia(restored.english), restored.hindi && toCardMedia(restored.hindi)]).toEqual([
      null,
      null,
    ]);
  });

  it('on a card must be in the library', async () => {
    const gone = {
      message: 'Image not found',
      fields: { bodyInHindi: 'A card shows an image that is not in the media library any more' },
    };
    const rejected = await create({ hindi: withCard(newId()) });
    expect([rejected.status, await rejected.json()]).toEqual([400, expect.objectContaining(gone)]);
  });

  it('is not for a policy', async () => {
    const { id: mediaId } = await upload();
    const [policy] = z
      .tuple([z.object({ id: z.string(), version: z.int() })])
      .parse(await app.sql(`select id, version from articles where slug = 'agreement'`));
    for (const images of [{ mediaId }, { english: withCard(mediaId) }]) {
      const rejected = await staff.putJson(`${ARTICLES}/${policy.id}`, {
        english: ENGLISH,
        hindi: null,
        version: policy.version,
        ...images,
      });
      expect(await readRejection(rejected)).toEqual([400, 'A policy has no drawing']);
    }
  });
});
