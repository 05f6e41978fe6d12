import type { I18n } from '../../foundations/language/language.tsx';
import { genderWords } from '../profile-overview/gender-words.ts';

/** A step of a member request. */
export interface MemberRequestStepFacts {
  status: 'OPEN' | 'APPROVED' | 'REJECTED';
  /** ISO text. */
  at: string;
  /** The comment of the person who decided. */
  note: string | null;
}

interface Raised {
  id: string;
  status: MemberRequestStepFacts['status'];
  /** The oldest step first. */
  history: readonly MemberRequestStepFacts[];
}

/** A member request as its member sees it. */
export type MemberRequestFacts = Raised &
  (
    | { kind: 'PARENT_CHANGE'; referralCode: string; sponsorName: string | null; reason: string }
    | { kind: 'PROFILE_CORRECTION'; field: string; text: string }
  );

/** The kinds of member requests, in English. */
export const kindWords = {
  PARENT_CHANGE: 'Another sponsor',
  PROFILE_CORRECTION: 'Correction of my profile',
} as const;

/** The profile fields that can be corrected, in English, by their names in the contract. */
export const profileFieldWords: Readonly<Record<string, string>> = {
  FIRST_NAME: 'First Name',
  LAST_NAME: 'Last Name',
  NAME: 'Name',
  DATE_OF_BIRTH: 'Date of Birth',
  GENDER: 'Gender',
  EMAIL: 'Email',
  PHONE: 'Phone',
  USERNAME: 'Username',
  OTHER: 'Other',
};

/** The value of a profile field in words: a date of birth as a date, a gender as a word, any other text as it is. */
export function formatProfileValue({ t, formatDate }: I18n, field: string, value: string): string {
  if (field === 'GENDER') return t(genderWords[value] ?? value);
  return field === 'DATE_OF_BIRTH' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? formatDate(value) : value;
}
