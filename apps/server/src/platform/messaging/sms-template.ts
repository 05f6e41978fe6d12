import * as z from 'zod';
import { StartFailure } from '../start-failure.ts';

/** What a setting of the SMS gateway may leave open, written in braces such as `{mobile}`. */
const PLACES = ['to', 'mobile', 'text', 'code', 'senderId', 'templateId', 'entityId', 'key'] as const;
const Place = z.enum(PLACES);
export type Place = z.infer<typeof Place>;

/** What is put into the places of one message. */
export type PlaceValues = Readonly<Record<Place, string>>;

const LISTED = PLACES.map((place) => `{${place}}`).join(', ');

const IN_BRACES = /\{([\w-]+)\}/g;

/** The places that a template leaves open; an unknown one is a {@link StartFailure} that names the setting. */
export function placesOf(setting: string, template: string): Place[] {
  return Array.from(template.matchAll(IN_BRACES), ([, name]) => {
    const place = Place.safeParse(name);
    if (place.success) return place.data;
    // The unknown one is not repeated: it may be a part of a key that has braces in it.
    throw new StartFailure(`${setting} has a placeholder in braces that is none of ${LISTED}.`);
  });
}

/** Fills a template; `escape` makes a value harmless where the template stands. */
export function fillTemplate(
  template: string,
  values: PlaceValues,
  escape: (value: string) => string,
): string {
  return template.replace(IN_BRACES, (whole, name) => {
    const place = Place.safeParse(name);
    return place.success ? escape(values[place.data]) : whole;
  });
}
