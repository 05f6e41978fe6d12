import { otpMachine } from '@pgm/machines/auth/otp';
import { otpScenario } from '@pgm/machines/auth/otp/testing';
import { flowStories } from '../../../../../../.storybook/flow-stories/flow-stories.tsx';
import { OtpScreen } from './otp.flow.tsx';

const flow = flowStories({ machine: otpMachine, scenario: otpScenario, Screen: OtpScreen });

export default { title: 'Flows/Auth/Otp' };

export const DetailsRecalling = flow.at('details.recalling');
export const DetailsIdle = flow.at('details.idle');
export const DetailsMissing = flow.at('details.missing');
export const DetailsInvalid = flow.at('details.invalid');
export const DetailsFailed = flow.at('details.failed');
export const Sending = flow.at('sending');
export const CodeEnteringFilling = flow.at('code.entering.filling');
export const CodeEnteringIncomplete = flow.at('code.entering.incomplete');
export const CodeEnteringRejected = flow.at('code.entering.rejected');
export const CodeEnteringFailed = flow.at('code.entering.failed');
export const CodeVerifying = flow.at('code.verifying');
export const CodeCorrecting = flow.at('code.correcting');
export const Expired = flow.at('expired');
export const Resending = flow.at('resending');
export const Verified = flow.at('verified');
