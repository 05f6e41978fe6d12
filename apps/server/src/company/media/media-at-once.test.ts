import { MAX_MEDIA_BYTES, UsedMediaItem } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { chosen, noise } from '../../../test/generated-photo.ts';
import { StaffMember } from '../../../test/staff-member.ts';
import { useTestApp } from '../../../test/test-app.ts';

const PATH = '/api/admin/media';
const TEXTS = { alternative: 'Bees', alternativeInHindi: 'मधुमक्खियाँ' };
const One = z.object({ data: UsedMediaItem });
const Sums = z.tuple([z.object({ counted: z.coerce.number(), stored: z.coerce.number() })]);

describe('several changes of the media library', () => {
  const app = useTestApp();
  const photo = async () => chosen(await noise(64, 48).png().toBuffer());

  const readSums = async () =>
    Sums.parse(
      await app.sql(`select (select bytes from media_usage) as counted,
        (select sum(bytes) from media where not is_deleted) as stored`),
    )[0];

  it('are uploads at the same time, of which only those that fit are stored', async () => {
    const staff = await StaffMember.logIn(app);
    const { bytes } = One.parse(
      await (await staff.send('POST', PATH, { ...TEXTS, file: await photo() })).json(),
    ).data;
    // Room for two and a half of them.
    await app.sql(`update media_usage set bytes = ${MAX_MEDIA_BYTES - Math.floor(2.5 * bytes)}`);
    const files = await Promise.all(Array.from({ length: 4 }, photo));
    const responses = await Promise.all(files.map((file) => staff.send('POST', PATH, { ...TEXTS, file })));
    expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 201, 409, 409]);
    await app.sql(`update media_usage set bytes = (select sum(bytes) from media where not is_deleted)`);
  });

  it('are a replacement, a deletion and a replacement: the bytes that are counted are those that are stored', async () => {
    const staff = await StaffMember.logIn(app);
    const { id } = One.parse(
      await (await staff.send('POST', PATH, { ...TEXTS, file: await photo() })).json(),
    ).data;
    const replace = async () =>
      staff.send('PUT', `${PATH}/${id}/file`, { file: await photo(), version: '1' });
    const responses = await Promise.all([replace(), staff.delete(`${PATH}/${id}`), replace()]);
    expect(responses[1].status).toBe(200);
    const { counted, stored } = await readSums();
    expect(counted).toBe(stored);
  });

  it('are a deletion and articles that begin to show the image: either it is gone, or all of them show it', async () => {
    const staff = await StaffMember.logIn(app);
    const { id } = One.parse(
      await (await staff.send('POST', PATH, { ...TEXTS, file: await photo() })).json(),
    ).data;
    const heading = { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'When' }] };
    const text = { type: 'paragraph', content: [{ type: 'text', text: 'In May.' }] };
    const english = { title: 'Bees', summary: 'They work.', body: { type: 'doc', content: [heading, text] } };
    const article = { kind: 'news', drawing: 'news', english, hindi: null, mediaId: id };
    const [deletion, ...creations] = await Promise.all([
      staff.delete(`${PATH}/${id}`),
      ...['a', 'b', 'c'].map((slug) => staff.post('/api/admin/articles', { ...article, slug })),
    ]);
    const shown = creations.filter(({ status }) => status === 200).length;
    const rows = await app.sql(
      `select 1 from articles join media on media.id = media_id where media_id = '${id}' and media.is_deleted`,
    );
    expect([deletion.status === 200, rows]).toEqual([shown === 0, []]);
  });
});
