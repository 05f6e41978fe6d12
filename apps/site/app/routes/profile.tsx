import { ProfileFlow } from '#app/flows/members/profile/profile.flow.tsx';
import { privateMeta } from '#app/kit/private-meta.ts';

export const meta = privateMeta('Profile Overview');

export default ProfileFlow;
