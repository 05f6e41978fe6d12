import { endOfIndiaDay, inIndia } from '../../platform/india-days.ts';

/** How long before points expire the member is notified. */
const NOTICE_DAYS = 30;

const DAY_MS = 86_400_000;

/** The end of the day in India that is `months` after the confirmation; a shorter month ends earlier. */
export function toValidTill(confirmedAt: Date, months: number): Date {
  const day = inIndia(confirmedAt);
  const month = day.getUTCMonth() + months;
  const lastDay = new Date(Date.UTC(day.getUTCFullYear(), month + 1, 0)).getUTCDate();
  const end = new Date(Date.UTC(day.getUTCFullYear(), month, Math.min(day.getUTCDate(), lastDay)));
  return endOfIndiaDay(end.toISOString().slice(0, 10));
}

/** The columns of an order whose points are valid till then: when to notify, and when they expire. */
export function toExpiry(validTill: Date) {
  return {
    pointsExpireAt: validTill,
    expiryNoticeAt: new Date(validTill.getTime() - NOTICE_DAYS * DAY_MS),
  };
}

/** The same for points that were confirmed before there was a validity: they do not expire without a notice. */
export function toLateValidTill(confirmedAt: Date, months: number, now: Date): Date {
  const soonest = toValidTill(new Date(now.getTime() + NOTICE_DAYS * DAY_MS), 0);
  const validTill = toValidTill(confirmedAt, months);
  return validTill > soonest ? validTill : soonest;
}
