/** A step of a request. */
export interface RequestStepFacts {
  status: 'OPEN' | 'APPROVED' | 'REJECTED';
  /** ISO text. */
  at: string;
  /** What the one who decided has to say. */
  note: string | null;
}

interface Raised {
  id: string;
  status: RequestStepFacts['status'];
  /** The oldest step first. */
  history: readonly RequestStepFacts[];
}

/** A request as its member sees it. */
export type RequestFacts = Raised &
  (
    | { kind: 'PARENT_CHANGE'; referralCode: string; sponsorName: string | null; reason: string }
    | { kind: 'PROFILE_CORRECTION'; field: string; text: string }
  );

/** What a request is about, in English. */
export const kindWords = {
  PARENT_CHANGE: 'Another sponsor',
  PROFILE_CORRECTION: 'Correction of my profile',
} as const;

/** What of a profile can be corrected, in English, by its name in the contract. */
export const profileFieldWords: Readonly<Record<string, string>> = {
  NAME: 'Name',
  DATE_OF_BIRTH: 'Date of Birth',
  GENDER: 'Gender',
  EMAIL: 'Email',
  PHONE: 'Phone',
  USERNAME: 'Username',
  OTHER: 'Other',
};
