const RUPEES = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const PERCENT = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });
const DAY = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });

/** An amount in rupees, as India groups it: `1,02,000.50`. */
export function inRupees(paise: number): string {
  return RUPEES.format(paise / 100);
}

/** A rate: `2.5 %`. */
export function inPercent(percent: number): string {
  return `${PERCENT.format(percent)} %`;
}

/** A day in India: `21 November 2026`. */
export function dayInIndia(at: Date): string {
  return DAY.format(at);
}
