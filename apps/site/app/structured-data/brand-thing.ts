import { SOCIAL_IMAGE, imageAddress } from '@pgm/api/contract';
import { brandHref } from '../kit/brand-href.ts';
import { addressIn } from '../kit/page-address.ts';
import type { Visit } from '../kit/page-facts.ts';

interface BrandFacts {
  readonly slug: string;
  readonly name: string;
  readonly slogan: string | undefined;
  readonly description: string | undefined;
  readonly imageUrl: string | undefined;
}

/** A brand as schema.org's Brand; what staff have not written is left out. */
export function brandThing(
  { slug, name, slogan, description, imageUrl }: BrandFacts,
  { origin, language }: Visit,
) {
  return {
    '@type': 'Brand',
    name,
    url: origin + addressIn(language, brandHref(slug)),
    ...(slogan !== undefined && { slogan }),
    ...(description !== undefined && { description }),
    ...(imageUrl !== undefined && { logo: origin + imageAddress({ url: imageUrl }, SOCIAL_IMAGE) }),
  };
}
