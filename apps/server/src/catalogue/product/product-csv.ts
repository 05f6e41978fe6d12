import { type Failure, NewProduct, type Result, ok } from '@pgm/api/contract';
import { type SQL, and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import { cellText } from '../../platform/csv/csv-cells.ts';
import type { Cells, CheckContext, CsvFormat, CsvRow, RowProblem } from '../../platform/csv/csv-kind.ts';
import type { Database } from '../../platform/database/database.ts';
import { isId } from '../../platform/database/id.ts';
import { mapYielding } from '../../platform/jobs/yielding.ts';
import { type RecordEdit, editRecords } from '../../platform/record/record-batch.ts';
import { isUnchanged } from '../../platform/record/record-editing.ts';
import type { RecordChanges } from '../../platform/record/record-kind.ts';
import { brands } from '../tables/brand.schema.ts';
import { categories } from '../tables/category.schema.ts';
import {
  FIELD_COLUMNS,
  GROUP_PREFIXES,
  HINDI,
  HINDI_COLUMNS,
  LABEL_COLUMNS,
  SIZE_PRICE_COLUMNS,
  toProductCells,
} from './product-columns.ts';
import { toChangedFields, toNewFields } from './product-fields.ts';
import { toProblem, toProductParts } from './product-parts.ts';
import { applyProductRules } from './product-rules.ts';
import { productKind } from './product.repository.ts';
import { type ProductFields, type ProductRow, products } from '../tables/product.schema.ts';

const FIXED = [
  'ID',
  ...Object.keys(FIELD_COLUMNS),
  ...Object.keys(SIZE_PRICE_COLUMNS),
  ...Object.keys(LABEL_COLUMNS),
  ...Object.keys(HINDI_COLUMNS),
];

/** What a new product must have. */
const REQUIRED = ['Name', 'Description', 'Category', 'Brand', 'Price', 'Points'];

interface StoredProduct {
  readonly product: ProductRow;
  readonly brandName: string;
  readonly categoryName: string;
}

/** The ids of what a name stands for; several ids when several records have the name. */
type IdsByName = ReadonlyMap<string, readonly string[]>;

interface CheckedProduct {
  readonly number: number;
  readonly problems: RowProblem[];
  readonly subject: string | null;
  readonly edit?: RecordEdit<ProductRow, ProductFields> | undefined;
}

/** Products as CSV: a row with an id changes the product, and a row without one adds a product. Images and sales are not in it. */
export const productCsv: CsvFormat = {
  columns: FIXED,
  prefixes: Object.values(GROUP_PREFIXES).flatMap((prefix) => [prefix, HINDI + prefix]),
  required: (columns) => (columns.has('ID') ? [] : REQUIRED),

  async check(db, rows, context) {
    // Categories are locked before products, as by every other change.
    const subCategories = await readSubCategories(db, context);
    const stored = await readProducts(db, rows, context);
    const known = {
      brands: await readIds(
        db,
        brands,
        rows.map(({ cells }) => cells['Brand']),
      ),
      categories: await readIds(
        db,
        categories,
        rows.map(({ cells }) => cells['Category']),
      ),
      subCategories,
    };
    const checked = await mapYielding(rows, (row) => checkRow(row, stored, known, context));
    return {
      rows: checked.map(({ edit, ...row }) => ({ ...row, isChange: edit !== undefined })),
      write: (tx, editor) => {
        const edits = checked.flatMap(({ edit, problems }) => (edit && problems.length === 0 ? [edit] : []));
        return editRecords(tx, productKind, edits, editor);
      },
    };
  },

  async exportedColumns(db) {
    const names = await Promise.all(
      [
        [GROUP_PREFIXES.homeEssentialProducts, products.homeEssentialProducts] as const,
        [GROUP_PREFIXES.cosmeticProducts, products.cosmeticProducts] as const,
        [GROUP_PREFIXES.medicalDetails, products.medicalDetails] as const,
        [GROUP_PREFIXES.medicalEquipment, products.medicalEquipment] as const,
        [GROUP_PREFIXES.clothingDetails, products.clothingDetails] as const,
      ].map(async ([prefix, column]) => {
        const found = await db
          .selectDistinct({ name: sql<string>`json_object_keys(${column})`.as('name') })
          .from(products)
          .where(eq(products.isDeleted, false))
          .orderBy(sql`name`);
        return found.map(({ name }) => prefix + name);
      }),
    );
    const details = names.flat();
    return [...FIXED, ...details, ...details.map((detail) => HINDI + detail)];
  },

  async exportPage(db, after, limit) {
    const rows = await selectStored(
      db,
      and(eq(products.isDeleted, false), after ? gt(products.id, after) : undefined),
    )
      .orderBy(asc(products.id))
      .limit(limit);
    return rows.map(({ product, ...names }) => ({ id: product.id, cells: toProductCells(product, names) }));
  },
};

function checkRow(
  { number, cells }: CsvRow,
  stored: ReadonlyMap<string, StoredProduct>,
  known: {
    readonly brands: IdsByName;
    readonly categories: IdsByName;
    readonly subCategories: ReadonlyMap<string, readonly string[]>;
  },
  { file, now }: CheckContext,
): CheckedProduct {
  const id = toProductId(cells);
  const before = id === '' ? undefined : stored.get(id);
  if (id !== '' && before === undefined)
    return { number, subject: null, problems: [{ column: 'ID', message: productKind.notFound }] };
  const subject = before ? before.product.id : null;
  if (subject !== null && !file.claim('ID', subject))
    return { number, subject, problems: [{ column: 'ID', message: 'Another row has the same product' }] };

  const storedCells: Cells = before ? toProductCells(before.product, before) : {};
  const all = { ...storedCells, ...cells };
  const problems: RowProblem[] = [];
  const toLink = (column: 'Brand' | 'Category', storedId: string | undefined, ids: IdsByName) => {
    const name = cellText(all, column);
    if (storedId !== undefined && name === storedCells[column]) return storedId;
    const [first, ...others] = ids.get(name.toLowerCase()) ?? [];
    if (name !== '' && first === undefined) problems.push({ column, message: `${column} not found` });
    if (others.length > 0) problems.push({ column, message: 'More than one record has this name' });
    return first ?? '';
  };
  const links = {
    brandId: toLink('Brand', before?.product.brandId, known.brands),
    categoryId: toLink('Category', before?.product.categoryId, known.categories),
  };
  const subCategory = cellText(all, 'Subcategory');
  const isKnown = known.subCategories.get(links.categoryId)?.includes(subCategory) ?? true;
  if (subCategory !== '' && !isKnown)
    problems.push({ column: 'Subcategory', message: 'Subcategory not found' });
  const parsed = NewProduct.safeParse(toProductParts(all, links));
  for (const { path, message } of parsed.error?.issues ?? []) {
    const problem = toProblem(path, message);
    if (problems.every(({ column }) => column !== problem.column)) problems.push(problem);
  }
  if (!parsed.success || problems.length > 0) return { number, subject, problems };
  const edit = toEdit(parsed.data, before?.product, now.getTime());
  if (edit.ok) return { number, subject, problems, edit: edit.value };
  const [field = '', message = edit.failure.message] = Object.entries(edit.failure.fields ?? {})[0] ?? [];
  const path = RULE_PATHS[field] ?? ['labelFacts', field];
  return { number, subject, problems: [toProblem(path, message)] };
}

/** A file has neither sales nor what is in a bundle: the usual price is too low for the sale, and the sizes are too many. */
const RULE_PATHS: Readonly<Record<string, readonly string[]>> = {
  salePrice: ['price'],
  contents: ['sizes'],
  sizePrices: ['sizePrices'],
};

/** What a row does, undefined when it changes nothing; or the rule of products that it breaks. */
function toEdit(
  product: NewProduct,
  before: ProductRow | undefined,
  now: number,
): Result<RecordEdit<ProductRow, ProductFields> | undefined, Failure<'invalid'>> {
  const edit =
    before === undefined
      ? { before, fields: toNewFields(product, [], now) }
      : { before, changes: toWantedChanges(product, before, now) };
  const ruled = applyProductRules(edit.fields ?? edit.changes, before);
  if (!ruled.ok) return ruled;
  const isChange = 'fields' in edit || !isUnchanged(edit.before, { ...edit.changes, ...ruled.value });
  return ok(isChange ? edit : undefined);
}

/** The changes of a stored product, without what stays as it is. */
function toWantedChanges(product: NewProduct, before: ProductRow, now: number): RecordChanges<ProductFields> {
  const fields = toChangedFields(product, before, now);
  return {
    ...fields,
    // Sizes that stay are left out, because a change of them changes the stock.
    sizes: isDeepStrictEqual(fields.sizes ?? [], before.sizes ?? []) ? undefined : fields.sizes,
    hindi: sameAsStored(fields.hindi, before.hindi, {}),
    labelFacts: sameAsStored(fields.labelFacts, before.labelFacts, { goods: 'OTHER' }),
    homeEssentialProducts: sameAsStored(fields.homeEssentialProducts, before.homeEssentialProducts, {}),
    cosmeticProducts: sameAsStored(fields.cosmeticProducts, before.cosmeticProducts, {}),
    medicalDetails: sameAsStored(fields.medicalDetails, before.medicalDetails, {}),
    medicalEquipment: sameAsStored(fields.medicalEquipment, before.medicalEquipment, {}),
    clothingDetails: sameAsStored(fields.clothingDetails, before.clothingDetails, {}),
  };
}

/** The stored value where the new one says the same: columns have no order of their own, and nothing is like empty. */
function sameAsStored<Value>(value: Value, stored: Value, empty: object): Value {
  return isDeepStrictEqual(value ?? empty, stored ?? empty) ? stored : value;
}

/** The subcategories of each category that is in use, by its id. */
async function readSubCategories(
  db: Database,
  { isWriting }: CheckContext,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const query = db
    .select({ id: categories.id, subCategories: categories.subCategories })
    .from(categories)
    .where(eq(categories.isDeleted, false))
    .orderBy(asc(categories.id))
    .$dynamic();
  const found = await (isWriting ? query.for('share') : query);
  return new Map(found.map(({ id, subCategories }) => [id, subCategories]));
}

async function readProducts(
  db: Database,
  rows: readonly CsvRow[],
  { isWriting }: CheckContext,
): Promise<ReadonlyMap<string, StoredProduct>> {
  const ids = rows.map(({ cells }) => toProductId(cells)).filter(isId);
  if (ids.length === 0) return new Map();
  const query = selectStored(db, and(eq(products.isDeleted, false), inArray(products.id, ids))).orderBy(
    asc(products.id),
  );
  const found = await (isWriting ? query.for('no key update', { of: products }) : query);
  return new Map(found.map((row) => [row.product.id, row]));
}

function toProductId(cells: Cells): string {
  return cells['ID']?.trim().toLowerCase() ?? '';
}

function selectStored(db: Database, condition: SQL | undefined) {
  return db
    .select({ product: products, brandName: brands.name, categoryName: categories.name })
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(condition)
    .$dynamic();
}

/** The ids of the brands or categories with these names; the case does not matter. */
async function readIds(
  db: Database,
  table: typeof brands | typeof categories,
  names: readonly (string | undefined)[],
): Promise<IdsByName> {
  const wanted = new Set(names.map((name) => name?.trim().toLowerCase() ?? ''));
  const found = await db
    .select({ id: table.id, name: sql<string>`lower(${table.name})` })
    .from(table)
    .where(and(eq(table.isDeleted, false), inArray(sql`lower(${table.name})`, [...wanted])));
  return new Map(
    [...Map.groupBy(found, ({ name }) => name)].map(([name, same]) => [name, same.map(({ id }) => id)]),
  );
}
