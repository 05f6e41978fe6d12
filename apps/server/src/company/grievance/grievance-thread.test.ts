import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { MAX_ATTACHED_BYTES } from '@pgm/api/contract';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { chosen, noise } from '../../../test/generated-photo.ts';
import { GRIEVANCE, GrievanceFiler, readThread } from '../../../test/grievance-filer.ts';
import { readRejection } from '../../../test/buyer.ts';
import { logIn, readOutbox, toFailure } from '../../../test/identity.ts';
import { registerIn } from '../../../test/registers.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { PrivateFiles } from '../../platform/storage/private-files.ts';
import { StorageFailure } from '../../platform/storage/storage-failure.ts';

const UNKNOWN = 'We found no complaint with this complaint number and mobile number.';
const PDF = '%PDF-1.7\n1 0 obj << >> endobj\ntrailer << >>\n%%EOF\n';

describe('the thread of a grievance', () => {
  const app = useTestApp({ COMPLAINTS_PER_ADDRESS: '1000' });
  let guest: GrievanceFiler;
  let staff: GrievanceFiler;
  let number = '';
  let id = '';
  let jpeg: Buffer;

  beforeAll(async () => {
    guest = new GrievanceFiler(app);
    jpeg = await noise(120, 80)
      .withExif({ IFD0: { Artist: 'Asha' } })
      .jpeg()
      .toBuffer();
  });
  beforeEach(async () => {
    await app.sql('truncate rate_limits');
    staff = await GrievanceFiler.logIn(app, 'staff');
    ({ number } = await guest.file());
    id = (await staff.all(`?search=${number}`))[0]?.id ?? '';
  });

  const saved = () => {
    try {
      return readdirSync(join(inject('templateFolder'), 'pictures/files/grievances')).length;
    } catch {
      return 0;
    }
  };
  const photo = () => chosen(jpeg, 'jar <1>.exe');
  const pdf = (text = PDF) => new File([text], 'bill.pdf', { type: 'image/png' });

  it('is empty at first, and has the replies of both sides in order', async () => {
    expect(await guest.thread(number)).toMatchObject({ replies: [], canReply: true });
    await guest.reply(number, { text: 'The box was open.' });
    app.clock.now += 1000;
    await staff.respond(id, { text: 'We are sorry. Please send a photo.' });
    app.clock.now += 1000;
    const thread = await readThread(await guest.reply(number, { text: 'Here it is.', files: [photo()] }));
    expect(thread.replies.map(({ by, text }) => [by, text])).toEqual([
      ['COMPLAINANT', 'The box was open.'],
      ['STAFF', 'We are sorry. Please send a photo.'],
      ['COMPLAINANT', 'Here it is.'],
    ]);
    expect(await readThread(await staff.get(`/grievances/${id}/thread`))).toMatchObject({
      replies: thread.replies.map(({ id: replyId }) => ({ id: replyId })),
    });
  });

  it('has images without hidden data and PDFs as they are, by their content', async () => {
    const sent = await guest.reply(number, { files: [photo(), pdf()] });
    const { replies } = await readThread(sent);
    const [image, document] = replies[0]?.files ?? [];
    expect([image, document]).toMatchObject([
      { name: 'jar _1_.webp', type: 'IMAGE' },
      { name: 'bill.pdf', type: 'PDF', bytes: PDF.length },
    ]);
    const opened = await app.call(image?.url ?? '');
    expect([opened.status, opened.headers.get('Content-Type'), opened.headers.get('Cache-Control')]).toEqual([
      200,
      'image/webp',
      'private, no-store',
    ]);
    expect((await sharp(await opened.arrayBuffer()).metadata()).exif).toBeUndefined();
    expect(opened.headers.get('Content-Security-Policy')).toBe("default-src 'none'; sandbox");
    const download = await app.call(document?.url ?? '');
    expect([
      download.headers.get('Content-Type'),
      download.headers.get('Content-Disposition'),
      download.headers.get('X-Content-Type-Options'),
      await download.text(),
    ]).toEqual(['application/pdf', "attachment; filename*=UTF-8''bill.pdf", 'nosniff', PDF]);
  });

  it('opens files only by an address of the last hour', async () => {
    const { replies } = await readThread(await guest.reply(number, { files: [pdf()] }));
    const url = replies[0]?.files[0]?.url ?? '';
    expect((await app.call(`${url}x`)).status).toBe(404);
    app.clock.now += 3_601_000;
    expect((await app.call(url)).status).toBe(404);
  });

  it.each([
    [
      'an SVG',
      [new File(['<svg onload="x"/>'], 'x.png')],
      400,
      'This file cannot be read. Choose an image or a PDF.',
    ],
    [
      'a PDF without its end',
      [new File(['%PDF-1.7 ...'], 'x.pdf')],
      400,
      'This file cannot be read. Choose an image or a PDF.',
    ],
    [
      'too large a file',
      [new File([new Uint8Array(MAX_ATTACHED_BYTES + 1)], 'x.pdf')],
      413,
      'This file is larger than 5 MB. Choose a smaller one.',
    ],
    ['four files', [1, 2, 3, 4].map(() => new File([PDF], 'x.pdf')), 400, 'At most 3 files'],
    ['nothing', [], 400, 'Write a message or attach a file'],
  ] as const)('rejects %s and stores nothing', async (_, files, status, message) => {
    const before = saved();
    expect(await readRejection(await guest.reply(number, { files: [...files] }))).toEqual([status, message]);
    expect([(await guest.thread(number)).replies, saved()]).toEqual([[], before]);
  });

  it('leaves no file when one of several cannot be stored', async () => {
    const before = saved();
    const save = vi.spyOn(PrivateFiles.prototype, 'save').mockRejectedValueOnce(new StorageFailure('503'));
    const response = await guest.reply(number, { files: [pdf(), photo(), pdf()] });
    save.mockRestore();
    expect([response.status, (await guest.thread(number)).replies]).toEqual([503, []]);
    await app.idle();
    expect(saved()).toBe(before);
  });

  it('gives the same response to every wrong pair', async () => {
    for (const [other, mobile] of [
      [number, '9876500009'],
      ['GR-2026-999999', GRIEVANCE.mobile],
    ] as const) {
      expect(await readRejection(await guest.reply(other, { mobile, text: 'x' }))).toEqual([404, UNKNOWN]);
      const asked = await app.post('/grievances/thread', { number: other, mobile });
      expect(await readRejection(asked)).toEqual([404, UNKNOWN]);
    }
  });

  it('is read and continued by the member who sent it, and by no other', async () => {
    const asha = await GrievanceFiler.logIn(app, 'asha');
    const own = await asha.file();
    expect((await asha.replyToOwn(own.number, { text: 'One more thing.' })).status).toBe(200);
    const path = `/grievances/mine/${own.number}/thread`;
    expect((await readThread(await asha.get(path))).replies).toMatchObject([{ text: 'One more thing.' }]);
    const ravi = await GrievanceFiler.logIn(app, 'ravi');
    expect((await ravi.get(path)).status).toBe(404);
    expect((await ravi.replyToOwn(own.number, { text: 'Mine?' })).status).toBe(404);
    expect((await asha.replyToOwn(number, { text: 'Of a guest' })).status).toBe(404);
  });

  it('stores a reply once per key; the key of another one is rejected', async () => {
    const before = saved();
    const reply = { text: 'Twice.', files: [photo()], key: 'reply-key-0001' };
    const responses = await Promise.all([guest.reply(number, reply), guest.reply(number, reply)]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    expect((await guest.thread(number)).replies).toHaveLength(1);
    await expect.poll(saved).toBe(before + 1);
    expect(await readRejection(await guest.reply(number, { text: 'Other.', key: reply.key }))).toEqual([
      409,
      'This key was used for another message.',
    ]);
    expect((await guest.reply(number, { text: 'Bad key', key: 'short' })).status).toBe(400);
  });

  it('starts the work with the first reply of staff, which the register has as the first response', async () => {
    app.clock.now += 60_000;
    const at = new Date(app.clock.now).toISOString();
    const { progress } = await readThread(await staff.respond(id, { text: 'We look into it.' }));
    expect(progress).toMatchObject({
      status: 'IN_PROGRESS',
      steps: [{ status: 'OPEN' }, { status: 'IN_PROGRESS', at, by: 'STAFF', note: null }],
    });
    await staff.respond(id, { text: 'Found.' });
    expect((await guest.progress(number)).steps).toHaveLength(2);
    const admin = await GrievanceFiler.logIn(app, 'admin');
    const register = await admin.get('/api/admin/registers/grievances?from=2026-11-01&to=2026-11-30');
    const row = (await registerIn(register)).find((one) => one['Number'] === number);
    expect(row).toMatchObject({ 'First response': expect.stringMatching(/^2026-11-21 /) });
  });

  it('notifies the sender of a reply of staff by mail, and a member also in the account', async () => {
    const asha = await GrievanceFiler.logIn(app, 'asha');
    const own = await asha.file({ email: 'asha@mail.example' });
    const ownId = (await staff.all(`?search=${own.number}`))[0]?.id ?? '';
    await staff.respond(ownId, { text: 'Secret words.' });
    const [newest] = await readOutbox(app);
    expect(newest).toMatchObject({ channel: 'email', to: 'asha@mail.example' });
    expect(newest?.body).toContain(`/grievance/status?number=${own.number}`);
    expect(newest?.body).not.toContain('Secret words');
    const { token } = await logIn(app, 'asha');
    const list = await app.call('/notifications?limit=2', { headers: { Authorization: `Bearer ${token}` } });
    const values = { number: own.number };
    expect(await list.json()).toMatchObject({
      data: [
        { text: 'We replied to your complaint {number}.', values },
        { text: 'We are working on your complaint {number}.', values },
      ],
    });
  });

  it('notifies a sender without an email address by SMS', async () => {
    const filed = await guest.file({ email: '' });
    const filedId = (await staff.all(`?search=${filed.number}`))[0]?.id ?? '';
    await staff.respond(filedId, { text: 'Secret words.' });
    const [newest] = await readOutbox(app);
    expect(newest).toMatchObject({
      channel: 'sms',
      body: `PGM Wellness: your complaint ${filed.number} is updated. Check status: http://localhost/grievance/status?number=${filed.number}`,
    });
  });

  it('notifies staff of a reply of the sender', async () => {
    await guest.reply(number, { text: 'Hello?' });
    const rows = await app.sql(`select name from staff_notices where kind = 'GRIEVANCE_REPLY'`);
    expect(rows).toContainEqual({ name: number });
  });

  it('reopens a settled grievance with a reply of the sender for 15 days, also a closed one', async () => {
    await staff.move(id, 'IN_PROGRESS');
    await staff.move(id, 'RESOLVED', 'Sent again.');
    await staff.move(id, 'CLOSED');
    expect((await staff.respond(id, { text: 'Good bye.' })).status).toBe(200);
    expect(await guest.thread(number)).toMatchObject({ progress: { status: 'CLOSED' }, canReply: true });
    const { progress } = await readThread(await guest.reply(number, { text: 'Not here.' }));
    expect([progress.status, progress.steps.at(-1)]).toMatchObject([
      'IN_PROGRESS',
      { by: 'COMPLAINANT', note: null },
    ]);
    await staff.move(id, 'RESOLVED', 'Sent once more.');
    app.clock.now += 15 * 86_400_000 + 1000;
    expect((await guest.thread(number)).canReply).toBe(false);
    const later = await GrievanceFiler.logIn(app, 'staff');
    expect(await readThread(await later.get(`/grievances/${id}/thread`))).toMatchObject({ canReply: true });
    expect(await readThread(await later.respond(id, { text: 'Good bye.' }))).toMatchObject({
      progress: { status: 'RESOLVED' },
      canReply: true,
    });
    expect(await readRejection(await guest.reply(number, { text: 'Again.' }))).toEqual([
      409,
      'This complaint can no longer be reopened. Please file a new one.',
    ]);
  });

  it('limits the replies of one person, and says when to come back', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 21; n += 1) statuses.push((await guest.reply(number, { text: `${n}` })).status);
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
  });

  it('has at most 50 replies of the sender', async () => {
    await app.sql(`insert into grievance_replies (id, grievance_id, position, at, text, idempotency_key)
      select gen_random_uuid(), '${id}', n, now(), 'x', 'key-' || n from generate_series(1, 50) n`);
    expect(await readRejection(await guest.reply(number, { text: 'One more' }))).toEqual([
      409,
      'No more messages fit into this complaint.',
    ]);
    expect((await staff.respond(id, { text: 'Please call us.' })).status).toBe(200);
  });

  it('is in the export of its member', async () => {
    const asha = await GrievanceFiler.logIn(app, 'asha');
    const own = await asha.file();
    await asha.replyToOwn(own.number, { text: 'Mine.', files: [pdf()] });
    const exported = await (await asha.get('/privacy/export')).json();
    expect(exported).toMatchObject({
      grievances: expect.arrayContaining([
        expect.objectContaining({
          number: own.number,
          replies: [{ at: expect.any(String), by: 'COMPLAINANT', text: 'Mine.', files: ['bill.pdf'] }],
        }),
      ]),
    });
  });

  it('is not found by staff under another id', async () => {
    for (const other of ['none', '01a2058b-a088-7593-895b-e301684aece8']) {
      const response = await staff.respond(other, { text: 'x' });
      expect([response.status, await response.json()]).toEqual([404, toFailure('Not found')]);
    }
  });
});
