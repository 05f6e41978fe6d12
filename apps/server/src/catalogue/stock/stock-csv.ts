import { NewStock, type StockEntry } from '@pgm/api/contract';
import { and, asc, eq, gt, inArray, or, sql } from 'drizzle-orm';
import { cellText } from '../../platform/csv/csv-cells.ts';
import type { Cells, CheckContext, CsvFormat, CsvRow, RowProblem } from '../../platform/csv/csv-kind.ts';
import type { Database } from '../../platform/database/database.ts';
import { isId, newId } from '../../platform/database/id.ts';
import { recordChanges } from '../../platform/record/record-change.ts';
import { products } from '../tables/product.schema.ts';
import { toSizes } from './spread-stock.ts';
import { writeEntry } from './stock.repository.ts';
import { stockEntries } from './stock.schema.ts';
import { watchStock } from './watch-stock.transactions.ts';

const ID = 'Product ID';
const NAME = 'Product';

/** The longest reason in an audit entry. */
const MAX_REASON = 200;

interface StoredStock {
  readonly productId: string;
  readonly productName: string;
  readonly sizes: readonly string[] | null;
  readonly entry: StockEntry | null;
}

/** The new stock of one product. */
interface StockEdit {
  readonly before: StockEntry | null;
  readonly stock: NewStock;
  readonly sizes: readonly string[];
  readonly reason: string;
}

interface CheckedStock {
  readonly number: number;
  readonly problems: readonly RowProblem[];
  readonly subject: string | null;
  readonly edit?: StockEdit | undefined;
}

/** Stock as CSV: a row sets the stock of the product with this id or, without an id, with exactly this name. */
export const stockCsv: CsvFormat = {
  columns: [ID, NAME, 'Quantity', 'Alert quantity', 'Reason'],
  required: (columns) => [...(columns.has(ID) ? [] : [NAME]), 'Quantity'],

  async check(db, rows, context) {
    const stored = await readStock(db, rows, context);
    const checked = rows.map((row) => checkRow(row, stored, context));
    return {
      rows: checked.map(({ edit, ...row }) => ({ ...row, isChange: edit !== undefined })),
      async write(tx, editor) {
        const edits = checked.flatMap(({ edit }) => (edit ? [edit] : []));
        if (edits.length === 0) return;
        const productIds = edits.map(({ stock }) => stock.productId);
        const written = await watchStock(tx, { productIds, at: editor.at }, () => writeEntries(tx, edits));
        await recordChanges(
          tx,
          edits.map(({ before, reason, stock }) => {
            const after = written.get(stock.productId);
            const action = before ? ('update' as const) : ('create' as const);
            return {
              ...editor,
              action,
              subject: `stock/${after?.id}`,
              before,
              after: { ...after, ...(reason !== '' && { reason }) },
            };
          }),
        );
      },
    };
  },

  async exportPage(db, after, limit) {
    const rows = await selectStored(db)
      .where(and(eq(products.isDeleted, false), after ? gt(products.id, after) : undefined))
      .orderBy(asc(products.id))
      .limit(limit);
    return rows.map((row) => ({ id: row.productId, cells: toCells(row) }));
  },
};

function checkRow(
  { number, cells }: CsvRow,
  stored: readonly StoredStock[],
  { file }: CheckContext,
): CheckedStock {
  const found = stored.filter((product) => isMatch(product, cells));
  const [product] = found;
  const column = toId(cells) === '' ? NAME : ID;
  const reject = (message: string, at: string = column) => ({
    number,
    subject: null,
    problems: [{ column: at, message }],
  });
  if (product === undefined) return reject('Product not found');
  if (found.length > 1) return reject('Several products have this name. Give the product ID.');
  const subject = product.productId;
  if (!file.claim(ID, subject)) return reject('Another row has the same product');

  const all = { ...toCells(product), ...cells };
  const reason = cellText(cells, 'Reason');
  const parsed = NewStock.safeParse({
    productId: subject,
    quantity: toCount(all['Quantity']),
    alertQuantity: toCount(all['Alert quantity']),
  });
  const problems: RowProblem[] = (parsed.error?.issues ?? []).map(({ path, message }) => ({
    column: path[0] === 'quantity' ? 'Quantity' : 'Alert quantity',
    message,
  }));
  if (reason.length > MAX_REASON)
    problems.push({ column: 'Reason', message: `Reason must be at most ${MAX_REASON} characters` });
  if (!parsed.success || problems.length > 0) return { number, subject, problems };
  const { entry } = product;
  const isSame =
    parsed.data.quantity === (entry?.quantity ?? 0) &&
    parsed.data.alertQuantity === (entry?.alertQuantity ?? 0);
  return {
    number,
    subject,
    problems,
    edit: isSame ? undefined : { before: entry, stock: parsed.data, sizes: product.sizes ?? [], reason },
  };
}

/** A number that is no number stays so, for the message of the schema. */
function toCount(cell = ''): number {
  return cell.trim() === '' ? Number.NaN : Number(cell);
}

function toId(cells: Cells): string {
  return cellText(cells, ID).toLowerCase();
}

function isMatch({ productId, productName }: StoredStock, cells: Cells): boolean {
  const id = toId(cells);
  return id === '' ? productName === cellText(cells, NAME) : productId === id;
}

function toCells({ productId, productName, entry }: StoredStock): Cells {
  return {
    [ID]: productId,
    [NAME]: productName,
    Quantity: String(entry?.quantity ?? 0),
    'Alert quantity': String(entry?.alertQuantity ?? 0),
    Reason: '',
  };
}

/** Locks products and then their entries by id, as all that change stock do. */
async function readStock(
  db: Database,
  rows: readonly CsvRow[],
  { isWriting }: CheckContext,
): Promise<StoredStock[]> {
  const ids = rows.map(({ cells }) => toId(cells)).filter(isId);
  const names = rows.filter(({ cells }) => toId(cells) === '').map(({ cells }) => cellText(cells, NAME));
  const isNamed = or(inArray(products.id, ids), inArray(products.name, names));
  const condition = and(eq(products.isDeleted, false), isNamed);
  if (isWriting) {
    const locked = await db
      .select({ id: products.id })
      .from(products)
      .where(condition)
      .orderBy(asc(products.id))
      .for('no key update');
    await db
      .select({ id: stockEntries.id })
      .from(stockEntries)
      .where(
        inArray(
          stockEntries.productId,
          locked.map(({ id }) => id),
        ),
      )
      .orderBy(asc(stockEntries.productId))
      .for('update');
  }
  return selectStored(db).where(condition).orderBy(asc(products.id));
}

function selectStored(db: Database) {
  return db
    .select({
      productId: products.id,
      productName: products.name,
      sizes: products.sizes,
      entry: stockEntries,
    })
    .from(products)
    .leftJoin(stockEntries, eq(stockEntries.productId, products.id))
    .$dynamic();
}

/** Adds or changes the entries of products, which are locked, by product. A quantity is spread over sizes, as in the call. */
async function writeEntries(
  tx: Database,
  edits: readonly StockEdit[],
): Promise<ReadonlyMap<string, StockEntry>> {
  const written = new Map<string, StockEntry>();
  const plain = edits.filter(({ sizes }) => sizes.length === 0);
  for (const { before, sizes, stock } of edits) {
    if (sizes.length > 0)
      written.set(stock.productId, await writeEntry(tx, stock, toSizes(stock.quantity, sizes, before)));
  }
  if (plain.length === 0) return written;
  const rows = await tx
    .insert(stockEntries)
    .values(plain.map(({ stock }) => ({ ...stock, id: newId() })))
    .onConflictDoUpdate({
      target: stockEntries.productId,
      set: { quantity: sql`excluded.quantity`, alertQuantity: sql`excluded.alert_quantity` },
    })
    .returning();
  for (const row of rows) written.set(row.productId, row);
  return written;
}
