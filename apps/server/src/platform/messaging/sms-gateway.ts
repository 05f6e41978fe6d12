import { type MessageCause, type Result, fail, ok } from '@pgm/api/contract';
import type { Logger } from '../log/logger.ts';
import type { SmsGatewayOptions } from './messaging-settings.ts';
import type { SendFailure, SmsSender } from './ports.ts';
import { type SmsRequest, smsRequestTemplate } from './sms-request.ts';

/** How long the gateway may take to respond, in ms. */
const TIMEOUT_MS = 10_000;

/** Sends SMS through an HTTP gateway; the log of a failure has only its kind: no number, code or key. */
export function smsGateway(options: SmsGatewayOptions, log: Logger, timeoutMs = TIMEOUT_MS): SmsSender {
  const template = smsRequestTemplate(options);
  return {
    send: async ({ to, text, code, about }) => {
      if (template.needsCode && code === undefined)
        return rejection(log, { reason: 'no code to fill in' }, 'TEMPLATE');
      const templateId =
        code === undefined ? options.noticeTemplateIds[about ?? 'GRIEVANCE'] : options.templateId;
      if (template.needsTemplate && templateId === undefined)
        return rejection(log, { reason: 'no template for a message without a code' }, 'TEMPLATE');
      const mobile = to.slice(-10);
      const request = template.fill({ to: `91${mobile}`, mobile, text, code: code ?? '', templateId });
      const result = await post(request, timeoutMs);
      if (!result.ok) return rejection(log, result.failure, toCause(result.failure));
      const isRejected = options.failure?.test(result.value) === true;
      return isRejected ? rejection(log, { reason: 'refused in words' }, 'REJECTED') : ok(undefined);
    },
  };
}

/** The facts of a failure that may be logged. */
interface FailureFacts {
  readonly reason: string;
  readonly status?: number;
}

/** Sends the request; the result is the text of a successful response. */
async function post({ url, ...init }: SmsRequest, timeoutMs: number): Promise<Result<string, FailureFacts>> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    // A redirect would send number, code and key to an address that is not configured.
    const response = await fetch(url, { ...init, signal, redirect: 'manual' });
    const text = await response.text();
    return response.ok ? ok(text) : fail({ reason: 'status', status: response.status });
  } catch {
    return fail({ reason: signal.aborted ? 'timeout' : 'no answer' });
  }
}

function toCause({ reason, status }: FailureFacts): MessageCause {
  if (status !== undefined) return status === 401 || status === 403 ? 'LOGIN' : 'REJECTED';
  return reason === 'timeout' ? 'TIMEOUT' : 'UNREACHABLE';
}

function rejection(log: Logger, facts: FailureFacts, cause: MessageCause): Result<never, SendFailure> {
  log.warn(facts, 'the SMS gateway did not take a message');
  return fail({ code: 'server', message: 'The SMS could not be sent. Please try again.', cause });
}
