import { MAX_QUESTION_REPLY, MAX_QUESTION_TEXT } from '@pgm/api/contract';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { Asker, QuestionStaff, readQuestions, storeQuestion } from '../../../test/asker.ts';
import { readRejection } from '../../../test/buyer.ts';
import { toStatuses } from '../../../test/identity.ts';
import { stockCopies } from '../../../test/shopper.ts';
import { useTestApp } from '../../../test/test-app.ts';

const UNKNOWN = '01a2058b-a088-7593-895b-e301684aed99';
const TEXT = 'Is it free of sugar?';
const REPLY = { status: 'PUBLISHED', reply: 'Yes, nothing is added.' };
const IN_HINDI = { ...REPLY, replyInHindi: 'हाँ, कुछ नहीं मिलाया जाता।' };
const DECLINED = { status: 'DECLINED', reason: 'Please leave out telephone numbers.' };
const WITHDRAWN = { status: 'OPEN' };

describe('a product question', () => {
  const app = useTestApp();
  let [tea = '', soap = '']: string[] = [];
  let ravi: Asker;
  let staff: QuestionStaff;

  beforeAll(async () => {
    [tea = '', soap = ''] = await stockCopies(app, 2);
    ravi = await Asker.logIn(app, 'ravi');
    staff = await QuestionStaff.logIn(app);
  });
  beforeEach(() => app.sql('truncate product_questions, notifications, rate_limits'));

  const notifications = async () =>
    z
      .array(z.object({ user_id: z.string(), text: z.string(), values: z.unknown(), link: z.string() }))
      .parse(
        await app.sql(`select user_id, text, values, link from notifications where text like '%question%'`),
      );

  it('notifies staff once', async () => {
    await app.sql('truncate staff_notices');
    await ravi.ask(tea, TEXT);
    expect((await ravi.send(tea, TEXT)).status).toBe(409);
    const { id, productName } = await staff.find(TEXT);
    expect(await app.sql('select kind, subject_id, name from staff_notices')).toEqual([
      { kind: 'NEW_PRODUCT_QUESTION', subject_id: id, name: productName },
    ]);
  });

  it('is asked by a member without an order, and shown once staff have published it with a reply', async () => {
    expect(await ravi.ask(tea, `  ${TEXT} `)).toEqual({
      productId: tea,
      text: TEXT,
      status: 'OPEN',
      reply: null,
      replyInHindi: null,
      publishedAt: null,
      reason: null,
      askedAt: new Date(app.clock.now).toISOString(),
    });
    expect(await readQuestions(app, tea)).toMatchObject({ data: [], total: 0 });

    const { id } = await staff.decide(await staff.find(TEXT), IN_HINDI);
    expect(await readQuestions(app, tea)).toEqual({
      success: true,
      data: [
        {
          id,
          author: 'Ravi K.',
          text: TEXT,
          reply: IN_HINDI.reply,
          replyInHindi: IN_HINDI.replyInHindi,
          publishedAt: new Date(app.clock.now).toISOString(),
        },
      ],
      total: 1,
    });
    expect((await readQuestions(app, soap)).total).toBe(0);
    expect(await notifications()).toEqual([
      {
        user_id: ravi.id,
        text: 'We answered your question about {product}.',
        values: { product: 'Copy 1' },
        link: `/product-details-page/${tea}#questions`,
      },
    ]);
  });

  it('is declined with a reason, which its author reads, and can be published later', async () => {
    await ravi.ask(tea, TEXT);
    const declined = await staff.decide(await staff.find(TEXT), DECLINED);
    expect(declined).toMatchObject({ status: 'DECLINED', reason: DECLINED.reason, version: 2 });
    expect(await notifications()).toMatchObject([
      {
        text: 'We could not answer your question about {product}. Reason: {reason}',
        values: { product: 'Copy 1', reason: DECLINED.reason },
      },
    ]);
    expect((await readQuestions(app, tea)).total).toBe(0);
    expect(await staff.decide(declined, REPLY)).toMatchObject({ status: 'PUBLISHED', reason: null });
    expect((await readQuestions(app, tea)).total).toBe(1);
  });

  it('has a reply that is changed in place, and withdrawn until there is another one', async () => {
    await ravi.ask(tea, TEXT);
    const published = await staff.decide(await staff.find(TEXT), IN_HINDI);
    app.clock.now += 60_000;
    const changed = await staff.decide(published, { ...REPLY, reply: 'No sugar at all.' });
    expect(changed).toMatchObject({ replyInHindi: null, publishedAt: published.publishedAt, version: 3 });
    expect((await readQuestions(app, tea)).data).toMatchObject([{ reply: 'No sugar at all.' }]);

    const withdrawn = await staff.decide(changed, WITHDRAWN);
    expect(withdrawn).toMatchObject({ status: 'OPEN', reply: null, publishedAt: null });
    expect((await readQuestions(app, tea)).total).toBe(0);
    expect(await notifications()).toHaveLength(1);
    expect(await staff.decide(withdrawn, REPLY)).toMatchObject({
      publishedAt: new Date(app.clock.now).toISOString(),
    });
    expect(await notifications()).toHaveLength(2);
  });

  it('has 10 to 500 characters', async () => {
    expect(await readRejection(await ravi.send(tea, ' Is it ok? '))).toEqual([
      400,
      'Write at least 10 characters',
    ]);
    expect(await readRejection(await ravi.send(tea, 'x'.repeat(MAX_QUESTION_TEXT + 1)))).toEqual([
      400,
      'Question must be at most 500 characters',
    ]);
    expect((await ravi.send(tea, 'x'.repeat(MAX_QUESTION_TEXT))).status).toBe(201);
    expect((await ravi.send(tea, 'Is it ok??')).status).toBe(201);
  });

  it('is asked once of a product by a member, whatever its case and its spaces', async () => {
    await ravi.ask(tea, TEXT);
    expect(await readRejection(await ravi.send(tea, 'is it  FREE of\nsugar?'))).toEqual([
      409,
      'You have asked this question already.',
    ]);
    await ravi.ask(soap, TEXT);
    await (await Asker.logIn(app, 'asha')).ask(tea, TEXT);
    await staff.decide(await staff.find('Copy 2'), REPLY);
    expect((await ravi.send(soap, TEXT)).status).toBe(409);
  });

  it('is one of at most 5 open ones of a member, and of 20 that are sent in the window of the limit', async () => {
    for (let number = 1; number <= 5; number += 1) await ravi.ask(tea, `${TEXT} ${number}`);
    expect(await readRejection(await ravi.send(soap, TEXT))).toEqual([
      409,
      'You can have at most 5 open questions. Please wait for our answers.',
    ]);
    await staff.decide(await staff.find(`${TEXT} 1`), REPLY);
    await ravi.ask(soap, TEXT);
    await app.countMore('product questions', 20);
    expect((await ravi.send(soap, `${TEXT} 6`)).status).toBe(429);
  });

  it('is of a product that visitors see, and is asked by members only', async () => {
    for (const id of [UNKNOWN, 'x'])
      for (const response of [await app.call(`/api/products/${id}/questions`), await ravi.send(id, TEXT)])
        expect(await readRejection(response)).toEqual([404, 'Product not found']);
    expect((await app.post(`/api/products/${tea}/questions`, { text: TEXT })).status).toBe(401);
    await ravi.ask(soap, TEXT);
    await staff.decide(await staff.find(TEXT), REPLY);
    await app.sql(`update products set is_visible = false where id = '${soap}'`);
    expect((await app.call(`/api/products/${soap}/questions`)).status).toBe(404);
    expect((await ravi.send(soap, `${TEXT} Really?`)).status).toBe(404);
    await app.sql(`update products set is_visible = true where id = '${soap}'`);
  });

  it('is read page by page, the newest first', async () => {
    for (const name of ['asha', 'ravi', 'kamla']) await storeQuestion(app, name, tea, `Asked by ${name}`);
    for (const name of ['kamla', 'asha', 'ravi']) {
      app.clock.now += 1000;
      await staff.decide(await staff.find(`Asked by ${name}`), REPLY);
    }
    const texts = async (query: string) =>
      (await readQuestions(app, tea, query)).data.map(({ text }) => text.slice('Asked by '.length));
    expect(await texts('')).toEqual(['ravi', 'asha', 'kamla']);
    expect(await texts('?page=2&limit=2')).toEqual(['kamla']);
    expect((await readQuestions(app, tea, '?page=2&limit=2')).total).toBe(3);
  });

  describe('in the hands of staff', () => {
    it('is listed with the open ones first and the oldest of them first, filtered and searched', async () => {
      for (const word of ['first', 'second', 'third', 'fourth']) {
        app.clock.now += 1000;
        await ravi.ask(tea, `The ${word} question`);
      }
      await staff.decide(await staff.find('first'), REPLY);
      await staff.decide(await staff.find('third'), DECLINED);
      const words = async (query: string) =>
        (await staff.list(query)).data.map(({ text }) => text.split(' ')[1]);
      expect(await words('')).toEqual(['second', 'fourth', 'first', 'third']);
      expect(await words('?sort=newest')).toEqual(['fourth', 'third', 'second', 'first']);
      expect(await words('?status=OPEN')).toEqual(['second', 'fourth']);
      expect(await words('?search=copy%201&limit=1&page=2')).toEqual(['fourth']);
      expect(await words('?search=ravi')).toHaveLength(4);
      expect((await staff.staff.get('/api/admin/product-questions?status=PENDING')).status).toBe(400);
    });

    it('needs a reply or a reason', async () => {
      await ravi.ask(tea, TEXT);
      const { id, version } = await staff.find(TEXT);
      const reject = async (decision: unknown) => readRejection(await staff.send(id, version, decision));
      expect(await reject({ ...REPLY, reply: ' ' })).toEqual([400, 'Please write an answer']);
      expect(await reject({ ...REPLY, reply: 'x'.repeat(MAX_QUESTION_REPLY + 1) })).toEqual([
        400,
        'Answer in English must be at most 2000 characters',
      ]);
      expect(await reject({ ...REPLY, replyInHindi: 'x'.repeat(MAX_QUESTION_REPLY + 1) })).toEqual([
        400,
        'Answer in Hindi must be at most 2000 characters',
      ]);
      expect(await reject({ status: 'DECLINED', reason: '' })).toEqual([400, 'Please give a reason']);
      expect(await reject({ status: 'SHOWN' })).toEqual([400, 'Choose published, declined or open']);
      expect(await reject(WITHDRAWN)).toEqual([409, 'This question has changed. It is shown as it is now.']);
    });

    it('is decided by another person than its author, and each decision has an entry of the audit without its words', async () => {
      await storeQuestion(app, 'staff', tea, TEXT);
      const own = await staff.find(TEXT);
      expect(await readRejection(await staff.send(own.id, 1, REPLY))).toEqual([
        409,
        'Another member of staff must decide on your own question.',
      ]);
      const admin = await QuestionStaff.logIn(app, 'admin');
      const published = await admin.decide(own, REPLY);
      const changed = await admin.decide(published, { ...REPLY, reply: 'Yes.' });
      const withdrawn = await admin.decide(changed, WITHDRAWN);
      await admin.decide(withdrawn, DECLINED);
      const { data } = await admin.staff.audit(`product-question/${own.id}`);
      expect(data.map(({ before, after }) => [before, after]).toReversed()).toMatchObject([
        [{ status: 'OPEN' }, { status: 'PUBLISHED', reply: REPLY.reply }],
        [{ reply: REPLY.reply }, { status: 'PUBLISHED', reply: 'Yes.' }],
        [{ reply: 'Yes.' }, { status: 'OPEN', reply: null }],
        [{ status: 'OPEN' }, { status: 'DECLINED' }],
      ]);
      expect(JSON.stringify(data)).not.toContain(TEXT);
    });

    it('is not found by another id, and not without the right to the catalogue', async () => {
      await ravi.ask(tea, TEXT);
      const { id } = await staff.find(TEXT);
      for (const other of [UNKNOWN, 'x'])
        expect(
          toStatuses([
            await staff.staff.get(`/api/admin/product-questions/${other}`),
            await staff.send(other, 1, REPLY),
          ]),
        ).toEqual([404, 404]);
      await app.sql(`update users set rights = '{orders}' where username = 'staff'`);
      expect(
        toStatuses([
          await staff.staff.get('/api/admin/product-questions'),
          await staff.staff.get(`/api/admin/product-questions/${id}`),
          await staff.send(id, 1, REPLY),
        ]),
      ).toEqual([403, 403, 403]);
      await app.sql(`update users set rights = '{orders,catalogue,people,money}' where username = 'staff'`);
    });
  });
});
