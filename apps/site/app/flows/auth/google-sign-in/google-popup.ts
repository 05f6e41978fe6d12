import * as z from 'zod/mini';

/** The message of the popup's last page; the channel belongs to this origin alone. */
const PopupWord = z.union([
  z.object({ ticket: z.string(), challenge: z.string() }),
  z.object({ failed: z.literal(true) }),
]);

/** What proves that a ticket belongs to this page. */
export interface GoogleProof {
  readonly ticket: string;
  readonly secret: string;
}

/**
 * Opens Google's page in a popup and waits for its result; undefined when Google or the user rejects. Throws when
 * the browser blocks the popup. A closed popup sends no message: the caller can stop waiting by `signal`.
 */
export async function googlePopup(signal: AbortSignal): Promise<GoogleProof | undefined> {
  const secret = toBase64Url(crypto.getRandomValues(new Uint8Array(32)));
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret));
  const challenge = toBase64Url(new Uint8Array(digest));
  const channel = new BroadcastChannel('google-sign-in');
  try {
    const popup = open(`/auth/google?challenge=${challenge}`, 'google-sign-in', 'popup,width=480,height=680');
    if (popup === null) throw new Error('the browser allowed no popup');
    signal.addEventListener('abort', () => popup.close());
    const word = await nextWord(channel, challenge, signal);
    return 'ticket' in word ? { ticket: word.ticket, secret } : undefined;
  } finally {
    channel.close();
  }
}

/** The first message for this page: another tab may wait for its own popup. */
function nextWord(
  channel: BroadcastChannel,
  challenge: string,
  signal: AbortSignal,
): Promise<z.infer<typeof PopupWord>> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('no longer awaited')));
    channel.addEventListener('message', ({ data }) => {
      const word = PopupWord.safeParse(data);
      const isOurs = word.success && (!('challenge' in word.data) || word.data.challenge === challenge);
      if (isOurs) resolve(word.data);
    });
  });
}

function toBase64Url(bytes: Uint8Array): string {
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
