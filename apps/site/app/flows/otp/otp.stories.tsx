import { otpMachine, otpWalk } from '@pgm/machines/otp';
import { flowStories } from '../../../../../.storybook/flow-stories/index.ts';
import { OtpScreen } from './otp.flow.tsx';

const flow = flowStories({ machine: otpMachine, walk: otpWalk, Screen: OtpScreen });

export default { title: 'Flows/Otp' };

export const DetailsRecalling = flow.at('details.recalling');
export const DetailsIdle = flow.at('details.idle');
export const DetailsMissing = flow.at('details.missing');
export const DetailsWrong = flow.at('details.wrong');
export const DetailsFailed = flow.at('details.failed');
export const Sending = flow.at('sending');
export const CodeEnteringFilling = flow.at('code.entering.filling');
export const CodeEnteringIncomplete = flow.at('code.entering.incomplete');
export const CodeEnteringRefused = flow.at('code.entering.refused');
export const CodeEnteringFailed = flow.at('code.entering.failed');
export const CodeVerifying = flow.at('code.verifying');
export const CodeCorrecting = flow.at('code.correcting');
export const Expired = flow.at('expired');
export const Resending = flow.at('resending');
export const Verified = flow.at('verified');
