import { memberCsv } from './auth/account/member-csv.ts';
import { productCsv } from './catalogue/product/product-csv.ts';
import { stockCsv } from './catalogue/stock/stock-csv.ts';
import { leadCsv } from './company/lead/lead-csv.ts';
import { orderCsv } from './sales/order/order-csv.ts';
import type { ExportFormats } from './staff/csv-import/csv-export.service.ts';
import type { CsvFormats } from './staff/csv-import/import-runner.ts';

/** What staff import as CSV. */
export const csvFormats: CsvFormats = { products: productCsv, stock: stockCsv, members: memberCsv };

/** What staff export as CSV. */
export const exportFormats: ExportFormats = { ...csvFormats, leads: leadCsv, orders: orderCsv };
