import { StaffArea } from '@pgm/api/contract';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { CsvImporter } from '../../test/csv-importer.ts';
import { toStatuses } from '../../test/identity.ts';
import { StaffMember } from '../../test/staff-member.ts';
import { useTestApp } from '../../test/test-app.ts';
import { sampleId } from '../platform/database/id.ts';

const Notices = z.object({ data: z.array(z.object({ kind: z.string() })) });
const Count = z.object({ data: z.object({ count: z.int() }) });
const STOCK = `Product ID,Quantity,Alert quantity\n${sampleId('product/wild-forest-honey')},7,2\n`;

/** The calls that are open to all staff: the record decides. */
describe('staff with the right to some areas', () => {
  const app = useTestApp();
  let staff: StaffMember;
  const give = (...rights: readonly StaffArea[]) =>
    app.sql(`update users set rights = '{${rights}}' where username = 'staff'`);

  beforeAll(async () => {
    staff = await StaffMember.logIn(app);
  });
  afterEach(() => give(...StaffArea.options));

  it('export the files of their areas', async () => {
    await give('people');
    const kinds = [
      'products',
      'stock',
      'members',
      'shipments',
      'payouts',
      'transfers',
      'taxes',
      'leads',
      'orders',
    ];
    const responses = await Promise.all(kinds.map((kind) => staff.post(`/api/admin/exports/${kind}`, {})));
    expect(toStatuses(responses)).toEqual([403, 403, 403, 403, 403, 403, 403, 200, 403]);
  });

  it('cannot confirm an import after they have lost the right to its kind', async () => {
    const importer = await CsvImporter.logIn(app);
    const { id } = await importer.check('stock', STOCK);
    await give('orders');
    const statuses = toStatuses([
      await importer.upload('stock', STOCK),
      await importer.get(id),
      await importer.confirm(id),
      await staff.get(`/api/admin/imports/${id}/problems`),
      await staff.post(`/api/admin/imports/${id}/cancel`, {}),
    ]);
    expect(statuses).toEqual([403, 403, 403, 403, 403]);
    await give('catalogue');
    expect((await importer.get(id)).status).toBe(200);
  });

  it('read the history of the records of their areas', async () => {
    await give('people');
    const kinds = ['lead', 'brand', 'category', 'coupon', 'product', 'stock'];
    const responses = await Promise.all(kinds.map((kind) => staff.get(`/api/admin/history/${kind}/1`)));
    expect(toStatuses(responses)).toEqual([200, 403, 403, 403, 403, 403]);
  });

  it('are notified of their areas alone', async () => {
    await app.sql(`insert into staff_notices (id, key, kind, subject_id, name, created_at)
      select gen_random_uuid(), kind, kind::staff_notice_kind, gen_random_uuid(), 'x', now()
      from unnest(array['NEW_ORDER', 'LOW_STOCK', 'NEW_LEAD', 'NEW_REQUEST']) kind`);
    const read = async () => {
      const { data } = Notices.parse(await (await staff.get('/api/admin/notices')).json());
      const count = Count.parse(await (await staff.get('/api/admin/notices/new')).json()).data.count;
      return [data.map(({ kind }) => kind).toSorted(), count];
    };
    expect(await read()).toEqual([['LOW_STOCK', 'NEW_LEAD', 'NEW_ORDER'], 3]);
    await give('catalogue');
    expect(await read()).toEqual([['LOW_STOCK'], 1]);
    await give();
    expect(await read()).toEqual([[], 0]);
  });
});
