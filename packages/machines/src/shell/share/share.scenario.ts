const link = 'https://shop.example.in/product-details-page/1';

/** Sample events that reach every state of the machine, for tests and stories. */
export const shareScenario = {
  share: { type: 'share.open', link },
  copy: { type: 'link.copy', link },
  hide: { type: 'link.hide' },
  complete: { type: 'xstate.done.actor.completeLink', output: `${link}?ref=ASHA2023` },
  notComplete: { type: 'xstate.error.actor.completeLink', error: 'unreadable' },
  shared: { type: 'xstate.done.actor.openSheet', output: 'shared' },
  cancelled: { type: 'xstate.done.actor.openSheet', output: 'cancelled' },
  noSheet: { type: 'xstate.done.actor.openSheet', output: 'unavailable' },
  copied: { type: 'xstate.done.actor.copyLink', output: undefined },
  notCopied: { type: 'xstate.error.actor.copyLink', error: 'denied' },
  sharedLongAgo: { type: 'xstate.after.noteTime.share.shared' },
  copiedLongAgo: { type: 'xstate.after.noteTime.share.copied' },
} as const;
