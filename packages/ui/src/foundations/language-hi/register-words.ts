import type { Messages } from '../language/translate.ts';

/** The words of the registers. */
export const registerWords: Messages = {
  Registers: 'रजिस्टर',
  Sales: 'बिक्री का रजिस्टर',
  'Credit notes': 'क्रेडिट नोट',
  'HSN summary': 'HSN का सार',
  'A row for each HSN and rate of each invoice.': 'हर इनवॉइस के हर HSN और दर के लिए एक पंक्ति।',
  'A row for each HSN and rate of each credit note.': 'हर क्रेडिट नोट के हर HSN और दर के लिए एक पंक्ति।',
  'Invoices less credit notes, by HSN and rate.': 'HSN और दर के अनुसार इनवॉइस, क्रेडिट नोट घटाकर।',
  'A row for each complaint of the period: what was done about it, and whether in time.':
    'अवधि की हर शिकायत के लिए एक पंक्ति: उस पर क्या किया गया, और समय पर हुआ या नहीं।',
};
