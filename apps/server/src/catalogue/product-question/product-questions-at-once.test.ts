import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { Asker, QuestionStaff, readQuestions } from '../../../test/asker.ts';
import { AUTH_SECRET } from '../../../test/buyer.ts';
import { makePlan } from '../../../test/crowd.ts';
import { toStatuses } from '../../../test/identity.ts';
import { stockCopies } from '../../../test/shopper.ts';
import { useTestApp } from '../../../test/test-app.ts';

const TEXT = 'Is it free of sugar?';
const PUBLISHED = { status: 'PUBLISHED', reply: 'Yes' };
const DECLINED = { status: 'DECLINED', reason: 'Not about the product' };

describe('product questions that are asked and decided at once', () => {
  const app = useTestApp({ AUTH_SECRET });
  let product = '';
  let ravi: Asker;
  let staff: QuestionStaff;
  let admin: QuestionStaff;

  beforeAll(async () => {
    [product = ''] = await stockCopies(app, 1);
    ravi = await Asker.logIn(app, 'ravi');
    staff = await QuestionStaff.logIn(app);
    admin = await QuestionStaff.logIn(app, 'admin');
  });
  beforeEach(() => app.sql('truncate product_questions, notifications, rate_limits'));

  it('are stored once when the same one is sent at once', async () => {
    const responses = await Promise.all([1, 2, 3, 4].map(() => ravi.send(product, TEXT)));
    expect(toStatuses(responses).toSorted()).toEqual([201, 409, 409, 409]);
    expect((await staff.list()).total).toBe(1);
  });

  it('are at most 5 that are open, however many are sent at once', async () => {
    const responses = await Promise.all(
      [1, 2, 3, 4, 5, 6, 7, 8].map((number) => ravi.send(product, `${TEXT} ${number}`)),
    );
    expect(toStatuses(responses).toSorted()).toEqual([201, 201, 201, 201, 201, 409, 409, 409]);
    expect((await staff.list('?status=OPEN')).total).toBe(5);
  });

  it('get one decision of two members of staff, one notification and one entry of the audit', async () => {
    for (let round = 0; round < 5; round += 1) {
      await app.sql('truncate product_questions, notifications');
      await ravi.ask(product, TEXT);
      const { id, version } = await staff.find(TEXT);
      const responses = await Promise.all([
        staff.send(id, version, PUBLISHED),
        admin.send(id, version, DECLINED),
        admin.send(id, version, { ...PUBLISHED, reply: 'No' }),
      ]);
      expect(toStatuses(responses).toSorted()).toEqual([200, 409, 409]);
      const stored = await staff.read(id);
      for (const late of responses.filter(({ status }) => status === 409))
        expect(await late.json()).toMatchObject({ current: stored });
      expect(stored.version).toBe(2);
      expect(await app.sql(`select 1 from notifications where text like '%question%'`)).toHaveLength(1);
      expect((await admin.staff.audit(`product-question/${id}`)).data).toHaveLength(1);
      expect((await readQuestions(app, product)).total).toBe(stored.status === 'PUBLISHED' ? 1 : 0);
    }
  });

  it('are read by an index: a page, what one member asked, and what waits for staff', async () => {
    await app.sql(`insert into users (id, username, first_name, last_name, roles)
      select gen_random_uuid(), 'crowd' || n, 'Some', 'Body', '{MEMBER}' from generate_series(1, 1500) as n`);
    await app.sql(`insert into product_questions (id, product_id, user_id, author, text, status, reply, published_at, asked_at)
      select gen_random_uuid(), product.id, users.id, 'Some B.', 'Is it sweet?', 'PUBLISHED', 'No', now(), now()
      from (select id from users where username like 'crowd%') as users, (select id from products limit 8) as product`);
    await app.sql(`update product_questions set status = 'OPEN', reply = null, published_at = null
      where id in (select id from product_questions order by id limit 500)`);
    await app.sql('analyze product_questions');
    const [row] = await app.sql(
      'select product_id as product, user_id as user from product_questions limit 1',
    );
    const sample = z.object({ product: z.string(), user: z.string() }).parse(row);
    const plans = {
      product_questions_shown: `select * from product_questions where product_id = '${sample.product}'
        and status = 'PUBLISHED' order by published_at desc, id desc limit 5`,
      product_questions_by_member: `select count(*) from product_questions where user_id = '${sample.user}' and status = 'OPEN'`,
      product_questions_by_status: 'select * from product_questions order by status, id limit 20',
      product_questions_by_age: 'select * from product_questions order by asked_at desc, id desc limit 20',
    };
    for (const [index, query] of Object.entries(plans)) {
      const plan = await makePlan(app, query);
      expect(plan).toContain(index);
      expect(plan).not.toContain('Seq Scan');
    }
  });
});
