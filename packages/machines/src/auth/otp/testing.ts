export { otpScenario, sampleSession } from './otp.scenario.ts';
