import { describe, expect, it } from 'vitest';
import {
  AddressDetails,
  LeadForm,
  PersonName,
  ProfileForm,
  SearchQuery,
  isTooShortToSearch,
  searchText,
} from './index.ts';
import { withoutInvisible } from './invisible-characters.ts';

const name = AddressDetails.shape.name;

describe('a single-line text', () => {
  it.each([
    ['turns the direction around', 'Asha \u202EarhsiM\u202C', 'Asha arhsiM'],
    ['hides in a word', 'A\u200Bsh\u2060a\u00AD', 'Asha'],
    ['stands before everything', '\uFEFF Asha', 'Asha'],
    ['is a mark of direction', '\u200EAsha\u200F\u061C\u2066\u2069', 'Asha'],
  ])('loses a character that %s', (_, typed, saved) => {
    expect(name.safeParse(typed)).toMatchObject({ success: true, data: saved });
    expect(LeadForm.shape.name.safeParse(typed)).toMatchObject({ success: true, data: saved });
    expect(ProfileForm.shape.firstName.safeParse(typed)).toMatchObject({ success: true, data: saved });
  });

  it.each(['शर्‍मा', 'क्‌ष', 'ശ്രീ‌', '👨‍👩‍👧'])('keeps the joiners and separators of scripts: %s', (typed) => {
    expect(name.safeParse(typed)).toMatchObject({ success: true, data: typed });
  });

  it('keeps them in the name of a new account', () => {
    expect(PersonName.safeParse('शर्\u200Dमा')).toMatchObject({ success: true, data: 'शर्\u200Dमा' });
  });

  it.each(['\u202E', '\u200B \u2060', '\u200D', '\u200C\u200D'])(
    'is empty when it has no visible characters',
    (typed) => {
      expect(name.safeParse(typed).error?.issues.map(({ message }) => message)).toEqual(['Name is required']);
    },
  );

  it('may have the maximum length without counting them', () => {
    expect(name.safeParse(`${'x'.repeat(100)}\u200B`)).toMatchObject({
      success: true,
      data: 'x'.repeat(100),
    });
  });
});

describe('a search', () => {
  it('counts only visible characters, in the client and on the server', () => {
    expect(searchText('tul\u200Bsi')).toBe('tulsi');
    expect(isTooShortToSearch('a\u200B')).toBe(true);
    expect(SearchQuery.shape.query.safeParse('a\u200B').success).toBe(false);
    expect(SearchQuery.shape.query.safeParse('tul\u200Bsi')).toMatchObject({ success: true, data: 'tulsi' });
  });
});

describe('withoutInvisible', () => {
  it('keeps all visible characters', () => {
    expect(withoutInvisible('आशा, 12 Station Road – ₹5 🙂\n')).toBe('आशा, 12 Station Road – ₹5 🙂\n');
  });
});
