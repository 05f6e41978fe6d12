import type { Messages } from '../language/index.ts';

/** Words around the member's own pages. */
export const manageWords: Messages = {
  'Member area': 'सदस्य क्षेत्र',
  Addresses: 'पते',
  'My team': 'मेरी टीम',
  Requests: 'अनुरोध',
  '{count} unread': '{count} बिना पढ़ी',
};
