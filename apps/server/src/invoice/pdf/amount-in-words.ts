import { toWords } from 'to-words/en-IN';

/** An amount in Indian words: 'Rupees One Lakh Two Thousand and Fifty Paise Only'. */
export function amountInWords(paise: number): string {
  const rupees = `Rupees ${toWords(Math.floor(paise / 100))}`;
  const rest = paise % 100;
  return rest === 0 ? `${rupees} Only` : `${rupees} and ${toWords(rest)} Paise Only`;
}
