import { WelcomeFlow } from '#app/flows/members/welcome/welcome.flow.tsx';
import { privateMeta } from '#app/kit/private-meta.ts';

export const meta = privateMeta('Welcome');

export default WelcomeFlow;
