import type { StoryObj } from '@storybook/react-vite';
import { otpMachine } from '@pgm/machines/auth/otp';
import { otpScenario } from '@pgm/machines/auth/otp/testing';
import { flowStories } from '../../../../../../.storybook/flow-stories/flow-stories.tsx';
import { inAuthPage } from '../../../../../../.storybook/flow-stories/frames.tsx';
import { later } from '../../../../../../.storybook/flow-stories/scene.ts';
import { advanceStory } from '../../../../../../.storybook/machine-panel/preview.ts';
import { t } from '@pgm/ui/foundations/fixtures/translated';
import { expect, waitFor } from 'storybook/test';
import { OtpScreen, siteOtpMachine } from './otp.flow.tsx';

const flow = flowStories({
  machine: otpMachine,
  scenario: otpScenario,
  site: siteOtpMachine,
  Screen: OtpScreen,
});

export default {
  title: 'Flows/Auth/Otp',
  decorators: [inAuthPage],
  parameters: { layout: 'fullscreen' },
};

/** The way to a code that was sent. */
const SENT = ['nothingSaved', 'typeName', 'typeMobile', 'send', 'sent'] as const;

export const DetailsRecalling = flow.at('details.recalling', { name: 'No details yet' });
export const DetailsIdle = flow.at('details.idle', {
  name: 'Name and number typed',
  via: ['nothingSaved', 'typeName', 'typeMobile'],
});
export const DetailsMissing = flow.at('details.missing', {
  name: 'Name and number missing',
  via: ['nothingSaved', 'send'],
});
export const DetailsInvalid = flow.at('details.invalid', {
  name: 'Number too short',
  via: ['nothingSaved', 'typeName', 'typeShortMobile', 'send'],
});
export const DetailsFailed = flow.at('details.failed', {
  name: 'Too many codes requested',
  via: ['nothingSaved', 'typeName', 'typeMobile', 'send', 'notSent'],
});
export const SendingFailed = flow.at('details.failed', {
  name: 'Code not sent',
  via: ['nothingSaved', 'typeName', 'typeMobile', 'send', 'sendingCrashed'],
});
export const Sending = flow.at('sending', {
  name: 'Code is sent',
  via: ['nothingSaved', 'typeName', 'typeMobile', 'send'],
});
export const CodeEnteringFilling = flow.at('code.entering.filling', {
  name: 'Code sent, 3:20 left',
  via: [...SENT, later(100)],
});
export const CodeSaved = flow.at('code.entering.filling', {
  name: 'Code typed by half after a reload',
  via: ['codeSaved', 'typeThreeDigits'],
});
export const CodeEnteringIncomplete = flow.at('code.entering.incomplete', {
  name: 'Pasted text without a code',
  via: [...SENT, 'pasteWords'],
});
export const CodeEnteringRejected = flow.at('code.entering.rejected', {
  name: 'Invalid code',
  via: [...SENT, 'typeSixDigits', 'rejected'],
});
export const CodeOfBlocked = flow.at('code.entering.rejected', {
  name: 'Code of a blocked member',
  via: [...SENT, 'typeSixDigits', 'blocked'],
});
export const CodeEnteringFailed = flow.at('code.entering.failed', {
  name: 'No response to a code',
  via: [...SENT, 'typeSixDigits', 'connectionLost'],
});
export const VerifyingFailed = flow.at('code.entering.failed', {
  name: 'Code could not be verified',
  via: [...SENT, 'typeSixDigits', 'verifyingCrashed'],
});
export const CodeVerifying = flow.at('code.verifying', {
  name: 'Code is verified',
  via: [...SENT, 'typeSixDigits'],
});
export const CodeCorrecting = flow.at('code.correcting', {
  name: 'Number is corrected',
  via: [...SENT, 'changeNumber'],
  equals: { story: 'DetailsIdle', because: 'The details are typed as before the code was sent.' },
});
export const Expired = flow.at('expired', { name: 'Code expired', via: [...SENT, later(300)] });
export const ExpiredWhileVerifying = flow.at('expired', {
  name: 'Code expired while it was verified',
  via: [...SENT, 'typeSixDigits', later(300), 'rejected'],
});
export const NotResent = flow.at('expired', {
  name: 'Too many codes requested again',
  via: [...SENT, later(300), 'resend', 'notSent'],
});
export const Resending = flow.at('resending', {
  name: 'Another code is sent',
  via: [...SENT, later(300), 'resend'],
});
export const Verified = flow.at('verified', {
  name: 'Code verified',
  via: [...SENT, 'typeSixDigits', 'verified'],
});

/** The clock of the machine panel moves the deadline of the code. */
export const TimePasses: StoryObj = {
  ...flow.at('code.entering.filling', { name: 'Five minutes pass', via: [...SENT] }),
  play: async ({ canvas, id }) => {
    const resend = canvas.getByRole('button', { name: t('Resend OTP') });
    await expect(resend).toBeDisabled();
    advanceStory(id, 299_000);
    await expect(resend).toBeDisabled();
    advanceStory(id, 1000);
    await waitFor(() => expect(canvas.getByRole('button', { name: t('Resend OTP') })).toBeEnabled());
  },
};
