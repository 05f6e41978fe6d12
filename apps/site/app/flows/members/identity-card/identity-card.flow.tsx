import { imageAddress } from '@pgm/api/contract';
import {
  type identityCardMachine,
  identityCardVerbs,
  identityCardView,
} from '@pgm/machines/members/identity-card';
import { IdentityCard } from '@pgm/ui/members/identity-card';
import { useActorRef } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { brand } from '#app/brand.ts';
import { LazyLinkQr } from '#app/kit/lazy-link-qr.tsx';
import { openDocument } from '#app/kit/open-document.ts';
import { useEmitted } from '#app/kit/use-emitted.ts';
import { useFlow } from '#app/kit/use-flow.ts';
import { siteIdentityCardMachine } from './identity-card.ts';

/** The photo size that the card loads: three times as wide as it is shown. */
const PHOTO_SIZE = '320.webp';

/** The identity card of an associate. */
export function IdentityCardFlow() {
  const actor = useActorRef(siteIdentityCardMachine);
  useEmitted(actor, { 'document.opened': ({ url }) => openDocument(url) });
  return <IdentityCardScreen actor={actor} />;
}

/** The screen of the card for any state of its actor. */
export function IdentityCardScreen({ actor }: { actor: ActorRefFrom<typeof identityCardMachine> }) {
  const [{ card, ...facts }, { open, retry }] = useFlow(actor, identityCardView, identityCardVerbs);
  const checkHref = `/verify/${card?.code ?? ''}`;
  const imageUrl = card?.imageUrl ?? null;
  return (
    <IdentityCard
      {...facts}
      card={card && { ...card, imageUrl: imageUrl && imageAddress({ url: imageUrl }, PHOTO_SIZE) }}
      company={brand.name}
      qrCode={card && <LazyLinkQr label="QR code to check this card" link={location.origin + checkHref} />}
      photoHref={imageUrl === null ? '/manage/profile' : undefined}
      checkHref={checkHref}
      agreementHref="/manage/agreement"
      onOpen={open}
      onRetry={retry}
    />
  );
}
