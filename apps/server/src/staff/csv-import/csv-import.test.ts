import { setImmediate } from 'node:timers/promises';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import * as z from 'zod';
import { CsvImporter, readImport } from '../../../test/csv-importer.ts';
import { toFailure } from '../../../test/identity.ts';
import { StaffMember } from '../../../test/staff-member.ts';
import { useTestApp } from '../../../test/test-app.ts';

const Count = z.tuple([z.object({ count: z.coerce.number() })]);
const Rows = z.array(z.record(z.string(), z.unknown()));

const HEADER = 'Name,Description,Category,Brand,Price,Points';
const toRow = (n: number) => `Pickle ${n},Sun-dried.,Foods & Pantry,Annkosh,149.50,30`;
const toFile = (rows: readonly string[], header = HEADER) => [header, ...rows].join('\n');
const many = (count: number) => Array.from({ length: count }, (_, n) => toRow(n + 1));

describe('an import', () => {
  const app = useTestApp();
  let staff: CsvImporter;
  let admin: StaffMember;
  beforeAll(async () => {
    staff = await CsvImporter.logIn(app);
    admin = await StaffMember.logIn(app, 'admin');
  });

  const count = async (sql: string) => Count.parse(await app.sql(`select count(*) from ${sql}`))[0].count;
  const countPickles = () => count("products where name like 'Pickle %'");
  const countAudit = () => count("audit_entries where action <> 'export'");
  const removePickles = () => app.sql("delete from products where name like 'Pickle %'");

  it('names the 7 bad of 200 rows, writes nothing until it is confirmed, and then the good ones', async () => {
    const rows = many(200);
    rows[0] = ',Sun-dried.,Foods & Pantry,Annkosh,149.50,30';
    rows[9] = 'Pickle 10,Sun-dried.,Foods & Pantry,Annkosh,dear,30';
    rows[49] = 'Pickle 50,Sun-dried.,Foods & Pantry,Annkosh,0,1.5';
    rows[99] = 'Pickle 100,Sun-dried.,Toys,Annkosh,149.50,30';
    rows[100] = 'Pickle 101,Sun-dried.,Foods & Pantry,Nobrand,149.50,30';
    rows[150] = 'Pickle 151,,Foods & Pantry,Annkosh,149.50,30';
    rows[199] = 'Pickle 200,Sun-dried.,Foods & Pantry,Annkosh,149.50,-3';
    const audit = await countAudit();
    const checked = await staff.check('products', toFile(rows));
    expect(checked).toEqual({
      id: expect.any(String),
      kind: 'products',
      fileName: 'file.csv',
      status: 'CHECKED',
      rows: 200,
      done: 200,
      invalid: 7,
      changes: 193,
      saved: 0,
      totals: {},
      message: null,
    });
    expect(await staff.problems(checked.id)).toEqual({
      data: [
        { row: 2, column: 'Name', message: 'Name is required' },
        { row: 11, column: 'Price', message: 'Price must be a number' },
        { row: 51, column: 'Price', message: 'Price must be more than 0' },
        { row: 51, column: 'Points', message: 'Points must be a whole number' },
        { row: 101, column: 'Category', message: 'Category not found' },
        { row: 102, column: 'Brand', message: 'Brand not found' },
        { row: 152, column: 'Description', message: 'Description is required' },
        { row: 201, column: 'Points', message: 'Points must not be negative' },
      ],
      total: 7,
    });
    const unskipped = await staff.confirm(checked.id);
    expect([unskipped.status, await unskipped.json()]).toEqual([409, toFailure('Some rows have errors.')]);
    expect([await countPickles(), await countAudit()]).toEqual([0, audit]);

    expect((await readImport(await staff.confirm(checked.id, { skipInvalid: true }))).status).toBe(
      'IMPORTING',
    );
    await app.runImports();
    expect(await staff.read(checked.id)).toEqual({ ...checked, status: 'DONE', done: 193, saved: 193 });
    expect([await countPickles(), await countAudit()]).toEqual([193, audit + 193]);
    expect(await count("audit_entries where via = 'import'")).toBe(193);
    // What lacks the facts of the law is a draft, as after the single call.
    expect(await count("products where name like 'Pickle %' and is_visible")).toBe(0);
    expect((await staff.confirm(checked.id, { skipInvalid: true })).status).toBe(409);
    expect((await staff.problems(checked.id)).total).toBe(7);
    await removePickles();
  });

  it('leaves nothing when it is cancelled, at any step', async () => {
    const early = await readImport(await staff.upload('products', toFile(many(3))));
    expect((await readImport(await staff.cancel(early.id))).status).toBe('CANCELLED');
    const { id } = await staff.check('products', toFile(many(3)));
    await staff.confirm(id);
    await staff.cancel(id);
    await app.runImports();
    expect([await countPickles(), (await staff.read(id)).status]).toEqual([0, 'CANCELLED']);
    expect(await count(`csv_import_rows where import_id in ('${id}', '${early.id}')`)).toBe(0);
    const again = await staff.cancel(id);
    expect([again.status, await again.json()]).toEqual([409, toFailure('The import has already finished.')]);
  });

  it('is whole or leaves nothing when it is cancelled while it writes', async () => {
    // The embedded database executes one transaction at a time, so that a cancel comes after the writing.
    const isEmbedded = inject('postgresTemplate') === '';
    const rows = isEmbedded ? 150 : 2000;
    const { id } = await staff.check('products', toFile(many(rows)));
    await staff.confirm(id);
    const audit = await countAudit();
    const running = app.runImports();
    let seen = await staff.read(id);
    while (seen.done === 0) seen = await staff.read(id);
    const cancelled = await staff.cancel(id);
    await running;
    const written = (await countAudit()) - audit;
    const { status } = await staff.read(id);
    expect([seen.status, cancelled.status, await countPickles(), written, status]).toEqual(
      isEmbedded ? ['DONE', 409, rows, rows, 'DONE'] : ['IMPORTING', 200, 0, 0, 'CANCELLED'],
    );
    if (isEmbedded) await removePickles();
  });

  it('leaves nothing when the server stops in the middle, and goes on after the next start', async () => {
    const { id } = await staff.check('products', toFile(many(250)));
    await staff.confirm(id);
    const server = new AbortController();
    const running = app.runImports(server.signal);
    for (let turn = 0; turn < 10; turn += 1) await setImmediate();
    server.abort();
    await running;
    expect([await countPickles(), (await staff.read(id)).status]).toEqual([0, 'IMPORTING']);
    await app.runImports();
    expect([await countPickles(), (await staff.read(id)).status]).toEqual([250, 'DONE']);
    await removePickles();
  });

  it('changes the product with the id: only the columns of the file, with a version and an audit entry', async () => {
    await staff.import('products', toFile([toRow(1)]));
    const [before] = Rows.parse(await app.sql("select * from products where name = 'Pickle 1'"));
    const id = String(before?.['id']);
    const file = `ID;Price;Sizes;Medical details: Dose;Best before\n${id};99.90;S | M;One a day;"6 months\nfrom packing"\n`;
    expect(await staff.import('products', `\uFEFF${file}`)).toMatchObject({ status: 'DONE', changes: 1 });
    const [after] = Rows.parse(await app.sql(`select * from products where id = '${id}'`));
    expect(after).toEqual({
      ...before,
      price_paise: 9990,
      sizes: ['S', 'M'],
      medical_details: { Dose: 'One a day' },
      label_facts: { goods: 'OTHER', bestBefore: '6 months\nfrom packing' },
      version: 2,
      changed_at: after?.['changed_at'],
    });
    const { data } = await admin.audit(`product/${id}`);
    expect(data.map(({ action }) => action)).toEqual(['update', 'create']);
    expect([data[0]?.before?.['pricePaise'], data[0]?.after?.['pricePaise']]).toEqual([14_950, 9990]);

    const twice = await staff.check(
      'products',
      `ID\tPrice\n${id}\t1\n${id}\t2\n${id.replace(/^./, 'f')}\t3\n`,
    );
    expect((await staff.problems(twice.id)).data).toEqual([
      { row: 3, column: 'ID', message: 'Another row has the same product' },
      { row: 4, column: 'ID', message: 'Product not found' },
    ]);
    await removePickles();
  });

  it('sets the subcategory, which is one of the category', async () => {
    await staff.import('products', toFile([toRow(1)]));
    const [before] = Rows.parse(await app.sql("select * from products where name = 'Pickle 1'"));
    const id = String(before?.['id']);
    const toSub = (name: string) => `ID,Subcategory\n${id},${name}\n`;
    const invalid = await staff.check('products', toSub('Juices'));
    expect((await staff.problems(invalid.id)).data).toEqual([
      { row: 2, column: 'Subcategory', message: 'Subcategory not found' },
    ]);
    const stored = () => app.sql(`select sub_category from products where id = '${id}'`);
    await staff.import('products', toSub('Spices'));
    expect(await stored()).toEqual([{ sub_category: 'Spices' }]);
    await staff.import('products', toSub(''));
    expect(await stored()).toEqual([{ sub_category: null }]);
    await removePickles();
  });

  it('of an export changes nothing', async () => {
    const file = await staff.export('products');
    const stored = () => app.sql("select md5(string_agg(p::text, '' order by id)) from products as p");
    const [before, audit] = [await stored(), await countAudit()];
    const checked = await staff.check('products', file);
    expect((await staff.problems(checked.id)).data).toEqual([]);
    expect([checked.rows, checked.changes]).toEqual([await count('products where not is_deleted'), 0]);
    const confirmed = await staff.confirm(checked.id);
    expect([confirmed.status, await confirmed.json()]).toEqual([409, toFailure('The file changes nothing.')]);
    const stock = await staff.check('stock', await staff.export('stock'));
    expect([stock.rows, stock.invalid, stock.changes]).toEqual([checked.rows, 0, 0]);
    expect([await stored(), await countAudit()]).toEqual([before, audit]);
  });

  it('has no kind for leads, which are only exported', async () => {
    await app.post('/contacts', {
      name: 'Sunita Devi',
      mobile: '9876500001',
      email: 'sunita@example.in',
      state: 'Bihar',
    });
    const [header, ...rows] = (await staff.export('leads')).trim().split('\n');
    expect(header).toBe('Id,Name,Mobile,Email,State,Received,Status,Note,Called,Kind,Question');
    expect(rows.some((row) => row.includes(',Sunita Devi,9876500001,sunita@example.in,Bihar,'))).toBe(true);
  });

  it('is audited when it is exported, without what was searched', async () => {
    await staff.export('stock');
    const search = await admin.post('/api/admin/exports/orders?search=Asha&status=PLACED', {});
    expect(search.status).toBe(200);
    const [orders] = (await admin.audit('export/orders')).data;
    const [stock] = (await admin.audit('export/stock')).data;
    expect([orders, stock]).toMatchObject([
      { actorId: admin.id, action: 'export', before: {}, after: { status: 'PLACED', searched: true } },
      { action: 'export', after: {} },
    ]);
    expect(JSON.stringify(orders)).not.toContain('Asha');
  });

  it('takes the protection off cells that spreadsheets would run, which an export puts on', async () => {
    const row = `"'=1+1","'-5 °C, not -5",Foods & Pantry,Annkosh,1.00,0`;
    await staff.import('products', toFile([row, `''@home,'+91,Foods & Pantry,Annkosh,1.00,0`]));
    const find = async () =>
      Rows.parse(
        await app.sql('select name, description from products where price_paise = 100 order by name'),
      );
    expect(await find()).toEqual([
      { name: "'@home", description: '+91' },
      { name: '=1+1', description: '-5 °C, not -5' },
    ]);
    const file = await staff.export('products');
    expect(file.split('\n').filter((line) => line.includes('not -5') || line.includes('@home'))).toEqual([
      expect.stringContaining(`,'=1+1,"'-5 °C, not -5",`),
      expect.stringContaining(`,''@home,'+91,`),
    ]);
    expect((await staff.check('products', file)).changes).toBe(0);
    await app.sql('delete from products where price_paise = 100');
  });

  it('sets stock by the id or the exact name of a product, with the reason in the audit entry', async () => {
    const [first, second] = Rows.parse(
      await app.sql(`select s.id, s.product_id, p.name, quantity, alert_quantity from store_entries as s
        join products as p on p.id = s.product_id order by s.product_id limit 2`),
    );
    const file = toFile(
      [
        `${first?.['product_id']},,41,Delivery from maker`,
        `,"${second?.['name']}",42,`,
        ',Ghost,1,',
        `${second?.['product_id']},,-1,`,
        `,"${String(second?.['name']).toLowerCase()}",many,`,
      ],
      'Product ID,Product,Quantity,Reason',
    );
    const { id, changes } = await staff.check('stock', file);
    expect(changes).toBe(2);
    expect((await staff.problems(id)).data).toEqual([
      { row: 4, column: 'Product', message: 'Product not found' },
      { row: 5, column: 'Product ID', message: 'Another row has the same product' },
      { row: 6, column: 'Product', message: 'Product not found' },
    ]);
    await staff.confirm(id, { skipInvalid: true });
    await app.runImports();
    const { data } = await admin.audit(`stock/${first?.['id']}`);
    expect(data[0]).toMatchObject({
      action: 'update',
      before: { quantity: first?.['quantity'] },
      after: { quantity: 41, alertQuantity: first?.['alert_quantity'], reason: 'Delivery from maker' },
    });
    const [stored] = Rows.parse(
      await app.sql(`select quantity from store_entries where id = '${second?.['id']}'`),
    );
    expect(stored).toEqual({ quantity: 42 });
  });

  it('adds members who log in by a code, below a sponsor who can stand in another row', async () => {
    const boss = await CsvImporter.logIn(app, 'admin');
    const rows = [
      'Meera Rao,9811100001,meera@example.in,meera,asha',
      'Kiran,9811100002,,kiran,meera',
      'Third,9000000001,,third,',
      'Fourth,9811100004,MEERA@example.in,RAVI,',
      'Sixth,9811100005,,puja,',
      'Seventh,9811100007,,seventh,PUJA',
      'Fifth,98111,,fifth,late',
      'Late,9811100006,,late,',
    ];
    const checked = await boss.check('members', toFile(rows, 'Name,Mobile,Email,Username,Sponsor'));
    expect((await boss.problems(checked.id)).data).toEqual([
      { row: 4, column: 'Mobile', message: 'Another account has this' },
      { row: 5, column: 'Username', message: 'Another account has this' },
      { row: 5, column: 'Email', message: 'Another row has this' },
      { row: 6, column: 'Username', message: 'Another account has this' },
      { row: 7, column: 'Sponsor', message: 'The row of the sponsor has an error' },
      { row: 8, column: 'Mobile', message: 'Phone number should contain exactly 10 digits' },
    ]);
    await boss.confirm(checked.id, { skipInvalid: true });
    await app.runImports();
    expect(
      await app.sql(`select u.username, u.first_name, u.last_name, u.email, u.roles::text, s.username as sponsor
        from users u join associates a on a.user_id = u.id left join associates p on p.id = a.parent_id
        left join users s on s.id = p.user_id where u.mobile like '98111%' order by 1`),
    ).toEqual([
      {
        username: 'kiran',
        first_name: 'Kiran',
        last_name: '',
        email: null,
        roles: '{MEMBER}',
        sponsor: 'meera',
      },
      { username: 'late', first_name: 'Late', last_name: '', email: null, roles: '{MEMBER}', sponsor: null },
      {
        username: 'meera',
        first_name: 'Meera',
        last_name: 'Rao',
        email: 'meera@example.in',
        roles: '{MEMBER}',
        sponsor: 'asha',
      },
    ]);
    const again = await boss.check('members', await boss.export('members'));
    expect([again.status, again.invalid, again.changes]).toEqual(['CHECKED', 0, 0]);
  });

  it('of members is for admins only, and an import is only for the person who uploaded it', async () => {
    for (const response of [await staff.upload('members', 'Name'), await staff.openExport('members')])
      expect([response.status, await response.json()]).toEqual([
        403,
        toFailure('You do not have permission to do this.'),
      ]);
    const { id } = await staff.check('products', toFile(many(1)));
    const boss = await CsvImporter.logIn(app, 'admin');
    for (const response of [await boss.get(id), await boss.confirm(id), await boss.cancel(id)])
      expect([response.status, await response.json()]).toEqual([404, toFailure('Import not found')]);
  });

  it.each([
    [
      'unknown, missing and doubled columns',
      'Name,Colour,Price,price\n',
      'Some columns are unknown or missing.',
    ],
    ['a file without rows', `${HEADER}\n\n`, 'The file has no rows.'],
    ['an empty file', '', 'The file has no rows.'],
    [
      'another encoding',
      new Uint8Array([78, 97, 109, 233]),
      'The file is not UTF-8 text. Save it as "CSV UTF-8".',
    ],
    [
      'a quote that is not closed',
      `${HEADER}\n"Pickle\n`,
      'The file is not valid CSV: a quote is not closed, or is inside a cell.',
    ],
    ['too many cells', `${HEADER}\n${toRow(1)},x\n`, 'A row has more cells than the header has columns.'],
  ])('rejects %s', async (_, content, message) => {
    const response = await staff.upload('products', content);
    expect([response.status, await response.json()]).toEqual([400, expect.objectContaining({ message })]);
    expect(await count("csv_imports where status = 'UPLOADING'")).toBe(0);
  });

  it('names the columns that are unknown or missing', async () => {
    const response = await staff.upload('products', 'Name,Colour,Price,price,Points,Medical details: \n');
    expect(await response.json()).toMatchObject({
      fields: {
        Colour: 'Unknown column',
        'Medical details:': 'Unknown column',
        Price: 'This column appears twice',
        Description: 'Missing column',
        Category: 'Missing column',
        Brand: 'Missing column',
      },
    });
  });

  it('is forgotten after a day when it was checked and never started', async () => {
    const unstarted = await staff.check('products', toFile(many(1)));
    const cancelled = await staff.check('products', toFile(many(1)));
    await staff.cancel(cancelled.id);
    await app.sql("update csv_imports set created_at = created_at - interval '23 hours'");
    await app.runJobs();
    expect((await staff.read(unstarted.id)).status).toBe('CHECKED');
    await app.sql("update csv_imports set created_at = created_at - interval '2 hours'");
    await app.runJobs();
    expect((await staff.get(unstarted.id)).status).toBe(404);
    expect(await count(`csv_import_rows where import_id = '${unstarted.id}'`)).toBe(0);
    expect((await staff.read(cancelled.id)).status).toBe('CANCELLED');
  });

  it('is forgotten after 30 days', async () => {
    await app.sql("update csv_imports set created_at = created_at - interval '31 days'");
    await app.runJobs();
    expect(await count('csv_imports')).toBe(0);
  });
});
