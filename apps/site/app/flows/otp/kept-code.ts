import { OtpDetails } from '@pgm/api/contract';
import type { CodeOut, RecalledCode } from '@pgm/machines/otp';
import * as z from 'zod/mini';
import { tabMemory } from '../tab-memory/tab-memory.ts';

const memory = tabMemory('code-out', z.extend(OtpDetails, { deadline: z.number() }));

/** The code that was sent from this tab: phones drop a page while the SMS is read, and no other code is sent meanwhile. */
export const keptCode = {
  recall: (): RecalledCode => {
    const code = memory.recall();
    return code && { ...code, now: Date.now() };
  },
  keep: (code: CodeOut | undefined): void => code && memory.keep(code),
  forget: memory.forget,
};
