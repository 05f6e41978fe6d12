import type { Messages } from '../language/translate.ts';

/** Hindi texts of the audit: its list, its kinds of records, and the changes in words. */
export const auditWords: Messages = {
  Audit: 'बदलावों का लेखा',
  Time: 'समय',
  'Changed by': 'किसने बदला',
  Action: 'कार्रवाई',
  Record: 'रिकॉर्ड',
  Lead: 'संपर्क',
  Grievance: 'शिकायत',
  'Reply template': 'जवाब का टेम्पलेट',
  Reply: 'जवाब',
  'Deleted account': 'हटाया गया खाता',
  'by import': 'आयात से',
  'by a command on the server': 'सर्वर पर दिए आदेश से',
  'Before and after': 'पहले और बाद में',
};
