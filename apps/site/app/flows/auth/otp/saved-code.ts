import { OtpDetails } from '@pgm/api/contract';
import type { CodeOut, RecalledCode } from '@pgm/machines/auth/otp';
import * as z from 'zod/mini';
import { tabStorage } from '#app/kit/device/tab-storage.ts';

const storage = tabStorage('code-out', z.extend(OtpDetails, { deadline: z.number() }));

/**
 * The code that was sent from this tab: phones unload a page while the user reads the SMS, and no other code is
 * sent meanwhile.
 */
export const savedCode = {
  recall: (): RecalledCode => {
    const code = storage.recall();
    return code && { ...code, now: Date.now() };
  },
  save: (code: CodeOut | undefined): void => code && storage.save(code),
  forget: storage.forget,
};
