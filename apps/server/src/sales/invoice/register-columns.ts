import type { TaxRegister } from '@pgm/api/contract';

/** The months as the returns write them. */
export const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const AMOUNTS = ['HSN', 'Rate', 'Taxable value', 'IGST', 'CGST', 'SGST'];

/** The columns of each register, in order. */
export const REGISTER_COLUMNS: Readonly<Record<TaxRegister, readonly string[]>> = {
  sales: [
    'GSTIN of buyer',
    'Buyer',
    'Invoice number',
    'Invoice date',
    'Invoice value',
    'Place of supply',
    ...AMOUNTS,
  ],
  'credit-notes': [
    'GSTIN of buyer',
    'Buyer',
    'Credit note number',
    'Credit note date',
    'Invoice number',
    'Invoice date',
    'Credit note value',
    'Place of supply',
    ...AMOUNTS,
  ],
  hsn: ['HSN', 'UQC', 'Total quantity', 'Total value', 'Rate', 'Taxable value', 'IGST', 'CGST', 'SGST'],
};
