import * as z from 'zod/mini';
import { readDigits } from '../ascii-digits.ts';
import { calendarDay } from '../day.ts';
import { mailAddress } from '../mail-address.ts';
import { Pan } from '../members/bank-details.ts';
import { Gstin } from '../sales/gstin.ts';
import { requiredText } from '../text.ts';
import { INDIAN_STATES } from '../indian-states.ts';

/** A fact that is empty is left out. */
const EMPTY = 'This is empty. Leave it out.';

/** Words about the company, of at most `max` characters. */
export const words = (label: string, max: number) => z.optional(requiredText(max, label, EMPTY));

/** A text of one form, in which spaces at its ends do not count, and digits of any script do. */
export const formed = (label: string, max: number, ...checks: readonly z.core.$ZodCheck<string>[]) =>
  z.optional(z.pipe(requiredText(max, label, EMPTY), z.string().check(readDigits, ...checks)));

/** A number of the register of companies: listed or not, industry, state, year, kind, number. */
export const registrationNumber = (label: string) =>
  formed(
    label,
    40,
    z.toUpperCase(),
    z.regex(/^[LU]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}$/, 'Write the CIN in this format: U12345UP2023PTC123456'),
  );

/** A phone number in the form that people dial. */
export const phone = (label: string) =>
  formed(label, 30, z.regex(/^\+91( ?\d){10}$/, 'Write the phone number in this format: +91 90000 00000'));

/** The number of a chat: digits, the country code first. Spaces and the plus sign do not count. */
export const chatNumber = (label: string) =>
  formed(
    label,
    30,
    z.overwrite((text) => text.replaceAll(/[\s+-]/g, '')),
    z.regex(/^91[6-9]\d{9}$/, 'Write the chat number in this format: +91 90000 00000'),
  );

/** An email address. */
export const email = (label: string) =>
  z.optional(z.pipe(requiredText(254, label, EMPTY), z.string().check(mailAddress('Email must be valid'))));

/** Two times of one day, such as `10:00–18:00`. */
export const openingHours = (label: string) =>
  formed(
    label,
    30,
    z.overwrite((text) => text.replaceAll(/\s/g, '').replace('-', '–')),
    z.regex(HOURS, 'Write the times in this format: 10:00–18:00'),
    z.refine((text) => text.slice(0, 5) < text.slice(6), 'The shop must close later than it opens'),
  );

const HOURS = /^([01]\d|2[0-3]):[0-5]\d–([01]\d|2[0-3]):[0-5]\d$/;

/** The number of a food safety licence. */
export const foodLicence = (label: string) =>
  formed(label, 30, z.regex(/^\d{14}$/, 'An FSSAI licence number has 14 digits'));

/** A day in the calendar of India, as ISO text. */
export const day = () => z.optional(calendarDay('Choose a date'));

/** A state or union territory. */
export const state = () => z.optional(z.enum(INDIAN_STATES, 'Choose a state'));

/** A GST number. */
export const gstin = () => z.optional(Gstin);

/** A permanent account number. */
export const pan = () => z.optional(Pan);

/** A whole number in digits. */
export const wholeNumber = (label: string, min: number, max: number) => {
  const invalid = `Write a whole number from ${min} to ${max}`;
  return formed(
    label,
    10,
    z.regex(/^\d{1,7}$/, invalid),
    z.overwrite((digits) => String(Number(digits))),
    z.refine((digits) => Number(digits) >= min && Number(digits) <= max, invalid),
  );
};

/** The choice by which the list of PIN codes does not count. */
export const SERVED_EVERYWHERE = 'All PIN codes';

/** The PIN codes to which the shop delivers; while it is not set, those of the list, when there is one. */
export const PIN_CODES_SERVED = [SERVED_EVERYWHERE, 'PIN codes of the list'] as const;

/** The choice of {@link PIN_CODES_SERVED}. */
export const pinCodesServed = () => z.optional(z.enum(PIN_CODES_SERVED, 'Choose an option'));
