import { memberCsv } from './auth/account/member-csv.ts';
import { productCsv } from './catalogue/product/product-csv.ts';
import { stockCsv } from './catalogue/stock/stock-csv.ts';
import type { CsvFormats } from './staff/csv-import/import-runner.ts';

/** What staff import and export as CSV. */
export const csvFormats: CsvFormats = { products: productCsv, stock: stockCsv, members: memberCsv };
