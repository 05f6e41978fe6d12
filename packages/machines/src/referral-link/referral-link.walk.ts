/** The events with which tests and stories walk the machine through every state. */
export const referralLinkWalk = {
  copy: { type: 'link.copy', link: 'https://shop.example.in/Associate/signup?ref=ASHA' },
  share: { type: 'link.share', link: 'https://shop.example.in/Associate/signup?ref=ASHA' },
  copied: { type: 'xstate.done.actor.copyLink', output: undefined },
  notCopied: { type: 'xstate.error.actor.copyLink', error: 'denied' },
  shared: { type: 'xstate.done.actor.shareLink', output: 'settled' },
  noSheet: { type: 'xstate.done.actor.shareLink', output: 'unavailable' },
} as const;
