import { BankDetailsVault } from './sales/bank-details/bank-details-vault.ts';
import { productCsv } from './catalogue/product/product-csv.ts';
import { stockCsv } from './catalogue/stock/stock-csv.ts';
import { leadCsv } from './company/lead/lead-csv.ts';
import { taxCsv } from './sales/payout/tax-csv.ts';
import { transferCsv } from './sales/payout/transfer-csv.ts';
import { memberCsv } from './staff/member-csv/member-csv.ts';
import { payoutCsv } from './sales/payout/payout-csv.ts';
import type { Secrets } from './platform/security/secrets.ts';
import type { SellerReader } from './sales/invoice/invoice.schema.ts';
import { orderCsv } from './sales/staff-order/order-csv.ts';
import { shipmentCsv } from './sales/staff-order/shipment-csv.ts';
import { pinCodeCsv } from './members/pin-code/pin-code-csv.ts';
import { pastOrderCsv } from './sales/past-order/past-order-csv.ts';
import type { ExportFormats } from './staff/csv-import/csv-export.service.ts';
import type { CsvFormats } from './staff/csv-import/import-runner.ts';

/**
 * What staff import as CSV.
 * @param readSeller reads the seller on the invoices of shipped orders
 * @param secrets    encrypt the PANs of members
 */
export function toCsvFormats(readSeller: SellerReader, secrets: Secrets): CsvFormats {
  return {
    products: productCsv,
    stock: stockCsv,
    members: memberCsv(secrets),
    'past-orders': pastOrderCsv,
    shipments: shipmentCsv(readSeller),
    payouts: payoutCsv,
    'pin-codes': pinCodeCsv,
  };
}

/** What staff export as CSV. @param secrets open the bank details of members */
export function toExportFormats(formats: CsvFormats, secrets: Secrets): ExportFormats {
  const vault = new BankDetailsVault(secrets);
  return {
    ...formats,
    leads: leadCsv,
    orders: orderCsv,
    transfers: transferCsv((details) => vault.open(details)),
    taxes: taxCsv((details) => vault.open(details)),
  };
}
