import { PrivacyFlow } from '#app/flows/members/privacy/privacy.flow.tsx';
import { privateMeta } from '#app/kit/private-meta.ts';

export const meta = privateMeta('Privacy');

export default PrivacyFlow;
