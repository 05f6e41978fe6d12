import { IdentityCardFlow } from '#app/flows/members/identity-card/identity-card.flow.tsx';
import { privateMeta } from '#app/kit/private-meta.ts';

export const meta = privateMeta('Identity card');

export default IdentityCardFlow;
