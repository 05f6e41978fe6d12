import { toWords } from 'to-words/en-IN';

const RUPEES = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const PERCENT = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });
const DAY = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });

/** An amount in rupees with Indian grouping: `1,02,000.50`. */
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

/** An amount in Indian words: 'Rupees One Lakh Two Thousand and Fifty Paise Only'. */
export function amountInWords(paise: number): string {
  const rupees = `Rupees ${toWords(Math.floor(paise / 100))}`;
  const rest = paise % 100;
  return rest === 0 ? `${rupees} Only` : `${rupees} and ${toWords(rest)} Paise Only`;
}
