/** What belongs to the brand of this site and not to the company behind it, whose facts are published by an administrator. */
export const brand = {
  name: 'PGM Wellness',
  /** The app in which visitors may write, and the address that opens it. */
  messenger: 'WhatsApp',
  chatAddress: 'https://wa.me/',
} as const;

/** One sentence for search engines and link previews; English, for `t()`. */
export const BRAND_DESCRIPTION =
  'Ayurvedic care, nutrition and home essentials with prices, points and contents in plain words, delivered across India.';
