import { MAX_MEDIA_BYTES, MediaItem, UsedMediaItem } from '@pgm/api/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { readRejection } from '../../../test/buyer.ts';
import { chosen, noise, plain } from '../../../test/generated-photo.ts';
import { toFailure } from '../../../test/identity.ts';
import { StaffMember } from '../../../test/staff-member.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { newId } from '../../platform/database/id.ts';

const PATH = '/api/admin/media';
const TEXTS = { alternative: 'Bees on a comb', alternativeInHindi: 'छत्ते पर मधुमक्खियाँ' };
const One = z.object({ data: UsedMediaItem });
const Usage = z.object({ data: z.object({ usedBytes: z.int(), maxBytes: z.int() }) });

describe('an image of the media library', () => {
  const app = useTestApp();
  let staff: StaffMember;
  let photo: File;

  beforeAll(async () => {
    staff = await StaffMember.logIn(app);
    photo = chosen(await noise(1600, 800).jpeg().toBuffer());
  });

  const upload = async (texts: object = TEXTS, file: File | undefined = photo) =>
    staff.send('POST', PATH, { ...texts, file });
  const add = async (texts?: object, file?: File) => One.parse(await (await upload(texts, file)).json()).data;
  const read = async (id: string) => One.parse(await (await staff.get(`${PATH}/${id}`)).json()).data;
  const list = async (query = '') => (await staff.get(`${PATH}${query}`)).json();
  const usage = async () => Usage.parse(await (await staff.get('/api/admin/media-usage')).json()).data;
  const show = (mediaId: string, from: 'articles' | 'article_versions' = 'articles') =>
    from === 'articles'
      ? app.sql(`update articles set media_id = '${mediaId}' where slug = 'shop-open'`)
      : app.sql(`insert into article_versions (article_id, number, drawing, english, saved_at, media_id)
          select id, 99, drawing, english, now(), '${mediaId}' from articles where slug = 'returns'`);

  it('is uploaded as a WebP with both texts and its focus in the middle', async () => {
    const response = await upload();
    expect(response.status).toBe(201);
    const { data } = One.parse(await response.json());
    expect(data).toEqual({
      ...TEXTS,
      id: expect.any(String),
      url: expect.stringMatching(/^\/media\/media\/[0-9a-f]{40}\/640\.webp$/),
      width: 1280,
      height: 640,
      bytes: expect.any(Number),
      focusX: 50,
      focusY: 50,
      uploadedAt: expect.any(String),
      uploaderName: 'Sushma Yadav',
      version: 1,
      uses: [],
      useCount: 0,
    });
    const image = await app.call(data.url);
    expect([image.status, image.headers.get('Content-Type')]).toEqual([200, 'image/webp']);
    expect(await read(data.id)).toEqual(data);
  });

  it('is found by the words of both texts, on pages', async () => {
    const { id } = await add({ alternative: 'A jar of ghee', alternativeInHindi: 'घी का मर्तबान' });
    for (const search of ['ghee', 'मर्तबान'])
      expect(await list(`?search=${encodeURIComponent(search)}`)).toMatchObject({ data: [{ id }], total: 1 });
    const first = z.object({ data: z.array(MediaItem), total: z.int() }).parse(await list('?limit=1&page=1'));
    expect([first.data.map((item) => item.id), first.total > 1]).toEqual([[id], true]);
    expect(await list('?sort=-alternative&limit=1')).toMatchObject({
      data: [{ alternative: TEXTS.alternative }],
    });
    expect(await list('?sort=size&limit=1')).toMatchObject({ data: [{ width: 1280 }] });
  });

  it('has its texts and its focus changed, but not by the second of two editors', async () => {
    const stored = await add();
    const facts = { ...TEXTS, alternative: 'Bees at work', focusX: 0, focusY: 100 };
    const path = `${PATH}/${stored.id}`;
    const saved = await staff.putJson(path, { ...facts, version: 1 });
    expect(One.parse(await saved.json()).data).toEqual({ ...stored, ...facts, version: 2 });
    const second = await staff.putJson(path, { ...facts, focusX: 10, version: 1 });
    expect([second.status, await second.json()]).toEqual([
      409,
      { ...toFailure('Another user has changed this.'), current: { ...stored, ...facts, version: 2 } },
    ]);
  });

  it('is replaced: it has another address, and the old one ends', async () => {
    const stored = await add();
    const small = chosen(await plain(300, 400).png().toBuffer(), 'jar.png', 'image/png');
    const used = (await usage()).usedBytes;
    const replaced = One.parse(
      await (await staff.send('PUT', `${PATH}/${stored.id}/file`, { file: small, version: '1' })).json(),
    ).data;
    expect(replaced).toEqual({
      ...stored,
      url: expect.not.stringContaining(stored.url),
      width: 300,
      height: 400,
      bytes: expect.any(Number),
      version: 2,
    });
    expect((await app.call(replaced.url)).status).toBe(200);
    await expect.poll(async () => (await app.call(stored.url)).status).toBe(404);
    expect((await usage()).usedBytes).toBe(used - stored.bytes + replaced.bytes);
    const late = await staff.send('PUT', `${PATH}/${stored.id}/file`, { file: photo, version: '1' });
    expect(late.status).toBe(409);
    expect((await usage()).usedBytes).toBe(used - stored.bytes + replaced.bytes);
  });

  it('is deleted for ever, with its file and its bytes, and the audit has its history', async () => {
    const before = (await usage()).usedBytes;
    const { id, url, bytes } = await add();
    expect(await usage()).toEqual({ usedBytes: before + bytes, maxBytes: MAX_MEDIA_BYTES });
    const deleted = await staff.delete(`${PATH}/${id}`);
    expect([deleted.status, await deleted.json()]).toEqual([200, { success: true }]);
    expect((await usage()).usedBytes).toBe(before);
    await expect.poll(async () => (await app.call(url)).status).toBe(404);
    for (const again of [await staff.get(`${PATH}/${id}`), await staff.delete(`${PATH}/${id}`)])
      expect(await readRejection(again)).toEqual([404, 'Image not found']);
    const history = await staff.get(`/api/admin/history/media/${id}`);
    expect(await history.json()).toMatchObject({
      data: [{ action: 'delete' }, { action: 'create', after: TEXTS }],
      total: 2,
    });
  });

  it('says which articles show it, and is not deleted while they do', async () => {
    const { id } = await add();
    await show(id);
    await show(id, 'article_versions');
    // Of an older version, nothing is shown.
    expect(await read(id)).toMatchObject({
      uses: [{ kind: 'news', isPublished: false }],
      useCount: 1,
    });
    await app.sql(`update articles set published_number = 99 where slug = 'returns'`);
    const { uses } = await read(id);
    expect(uses.map(({ isPublished }) => isPublished).toSorted()).toEqual([false, true]);
    const titles = uses.map(({ title }) => `“${title}”`).join(', ');
    expect(await readRejection(await staff.delete(`${PATH}/${id}`))).toEqual([
      409,
      `This image is shown by ${titles}. Choose another image there first.`,
    ]);
    await app.sql(`update articles set media_id = '${id}' where kind <> 'policy'`);
    const [status, message] = await readRejection(await staff.delete(`${PATH}/${id}`));
    expect([status, message]).toEqual([
      409,
      expect.stringMatching(/ and \d+ more\. Choose another image there first\.$/),
    ]);
  });

  it('is not stored when the library is full', async () => {
    const { id } = await add();
    const { usedBytes } = await usage();
    await app.sql(`update media_usage set bytes = ${MAX_MEDIA_BYTES - 10}`);
    const message =
      'The media library is full: its images can have 500 MB together. Delete some that are not used.';
    const rejected = await upload();
    expect([rejected.status, await rejected.json()]).toEqual([
      409,
      { ...toFailure(message), fields: { file: message } },
    ]);
    const larger = chosen(await noise(1280, 1280).jpeg({ quality: 100 }).toBuffer());
    const replacement = await staff.send('PUT', `${PATH}/${id}/file`, { file: larger, version: '1' });
    expect(await readRejection(replacement)).toEqual([409, message]);
    await app.sql(`update media_usage set bytes = ${usedBytes}`);
  });

  it.each([
    [{ ...TEXTS, alternative: '' }, 'Alternative text in English is required'],
    [{ alternative: 'Bees' }, 'Alternative text in Hindi is required'],
    [{ ...TEXTS, alternative: 'x'.repeat(251) }, 'Alternative text must be at most 250 characters'],
  ])('is rejected with %j', async (texts, message) => {
    expect(await readRejection(await upload(texts))).toEqual([400, message]);
  });

  it.each([
    ['no image', () => chosen('<svg xmlns="http://www.w3.org/2000/svg"/>', 'a.png', 'image/png'), 400],
    ['too large', () => chosen(new Uint8Array(5 * 1024 * 1024 + 1)), 413],
    ['not chosen', () => new File([], ''), 400],
  ])('is rejected with a file that is %s', async (_, toFile, status) => {
    expect((await upload(TEXTS, toFile())).status).toBe(status);
  });

  it.each([
    [{ focusX: 101 }, 'The focus is a whole number from 0 to 100'],
    [{ focusY: -1 }, 'The focus is a whole number from 0 to 100'],
    [{ focusY: 5.5 }, 'The focus is a whole number from 0 to 100'],
    [{ version: 'x' }, 'The version is not valid'],
  ])('does not get %j', async (invalid, message) => {
    const { id } = await add();
    const sent = { ...TEXTS, focusX: 1, focusY: 1, version: 1, ...invalid };
    expect(await readRejection(await staff.putJson(`${PATH}/${id}`, sent))).toEqual([400, message]);
  });

  it('is not found under another id', async () => {
    const facts = { ...TEXTS, focusX: 1, focusY: 1, version: 1 };
    for (const id of [newId(), 'none']) {
      const responses = [
        await staff.get(`${PATH}/${id}`),
        await staff.putJson(`${PATH}/${id}`, facts),
        await staff.send('PUT', `${PATH}/${id}/file`, { file: photo, version: '1' }),
        await staff.delete(`${PATH}/${id}`),
      ];
      for (const response of responses)
        expect(await readRejection(response)).toEqual([404, 'Image not found']);
    }
  });
});
