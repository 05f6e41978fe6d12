import { type Result, fail, ok } from '@pgm/api/contract';
import type { Logger } from '../logger.ts';
import type { SmsSender } from './ports.ts';
import type { SmsGatewayOptions } from './messaging-settings.ts';
import { type SmsRequest, smsRequestTemplate } from './sms-request.ts';

/** How long the gateway may take to answer, in ms. */
const TIMEOUT_MS = 10_000;

/** Sends SMS through an HTTP gateway; of a failure the log says its kind only: no number, code or key. */
export function smsGateway(options: SmsGatewayOptions, log: Logger, timeoutMs = TIMEOUT_MS): SmsSender {
  const template = smsRequestTemplate(options);
  return {
    send: async ({ to, text, code }) => {
      if (template.needsCode && code === undefined) return refusal(log, { reason: 'no code to fill in' });
      const templateId = code === undefined ? options.complaintTemplateId : options.templateId;
      if (template.needsTemplate && templateId === undefined)
        return refusal(log, { reason: 'no template for a message without a code' });
      const mobile = to.slice(-10);
      const request = template.fill({ to: `91${mobile}`, mobile, text, code: code ?? '', templateId });
      const answer = await post(request, timeoutMs);
      if (!answer.ok) return refusal(log, answer.failure);
      const isRefused = options.failure?.test(answer.value) === true;
      return isRefused ? refusal(log, { reason: 'refused in words' }) : ok(undefined);
    },
  };
}

/** What may be told of a failure. */
interface FailureFacts {
  readonly reason: string;
  readonly status?: number;
}

/** The text of a successful answer. */
async function post({ url, ...init }: SmsRequest, timeoutMs: number): Promise<Result<string, FailureFacts>> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    // A redirect would carry number, code and key to where nobody configured them to go.
    const response = await fetch(url, { ...init, signal, redirect: 'manual' });
    const text = await response.text();
    return response.ok ? ok(text) : fail({ reason: 'status', status: response.status });
  } catch {
    return fail({ reason: signal.aborted ? 'timeout' : 'no answer' });
  }
}

function refusal(log: Logger, facts: FailureFacts): Result<never> {
  log.warn(facts, 'the SMS gateway did not take a message');
  return fail({ code: 'server', message: 'The SMS could not be sent. Please try again.' });
}
