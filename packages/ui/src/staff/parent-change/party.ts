/** An associate in a change of sponsor. */
export interface Party {
  readonly name: string;
  readonly referralCode: string;
}

/** How an associate is named with the code; `none` where there is no associate. */
export function partyWords(party: Party | null, none: string): string {
  return party === null ? none : `${party.name} · ${party.referralCode}`;
}
