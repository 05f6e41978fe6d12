import * as z from 'zod/mini';
import * as rule from './fact-rules.ts';

/** The names of the facts of the announcement, the sentence above every page; English. */
export const ANNOUNCEMENT_LABELS = {
  announcement: 'Announcement',
  announcementHindi: 'Announcement, in Hindi',
  announcementLink: 'Announcement: page',
  announcementFrom: 'Announcement: first day',
  announcementUntil: 'Announcement: last day',
} as const;

/** The name of a fact of the announcement. */
export type AnnouncementFact = keyof typeof ANNOUNCEMENT_LABELS;

const MAX_LENGTH = 120;

/** A path of the shop: an address that begins with two slashes is one of another site. */
const PAGE = /^\/(?![/\\])[\w\-.~/?=&%+,]*$/;

/** The rules of the facts of the announcement. */
export const announcementFacts = {
  announcement: rule.words(ANNOUNCEMENT_LABELS.announcement, MAX_LENGTH),
  announcementHindi: rule.words(ANNOUNCEMENT_LABELS.announcementHindi, MAX_LENGTH),
  announcementLink: rule.formed(
    ANNOUNCEMENT_LABELS.announcementLink,
    200,
    z.regex(PAGE, 'Write the address of a page of this shop: /products'),
  ),
  announcementFrom: rule.day(),
  announcementUntil: rule.day(),
} as const satisfies Record<AnnouncementFact, unknown>;

/** Facts of an announcement, such as those of the company. */
type AnnouncementFacts = { [Fact in AnnouncementFact]?: string | undefined };

/** Whether the last day of the announcement is before its first one. */
export const isReversedAnnouncement = ({ announcementFrom, announcementUntil }: AnnouncementFacts) =>
  announcementFrom !== undefined && announcementUntil !== undefined && announcementUntil < announcementFrom;

/** The facts that visitors see on a day in India: an announcement of other days is left out. */
export function withoutOtherDays<Facts extends AnnouncementFacts>(facts: Facts, today: string): Facts {
  const { announcementFrom = today, announcementUntil = today } = facts;
  if (announcementFrom <= today && today <= announcementUntil) return facts;
  const shown: Facts = { ...facts };
  delete shown.announcement;
  delete shown.announcementHindi;
  return shown;
}
