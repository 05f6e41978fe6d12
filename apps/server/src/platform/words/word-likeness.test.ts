import { describe, expect, it } from 'vitest';
import { measureLikeness, listWords } from './word-likeness.ts';

describe('the words of a text', () => {
  it('are in lower case, without the signs between them', () => {
    expect(listWords('Cancel or send back: 7 days!')).toEqual(['cancel', 'or', 'send', 'back', '7', 'days']);
  });

  it('are the same in Hindi with and without the dots that people often omit', () => {
    expect(listWords('फ़ोन, कहाँ?')).toEqual(listWords('फोन कहां'));
    expect(listWords('हमारी टीम')).toEqual(['हमारी', 'टीम']);
  });

  it('are the same in Hindi with a dot and with the nasal that it replaces', () => {
    expect(listWords('हिन्दी शैम्पू रिफन्ड पङ्खा')).toEqual(listWords('हिंदी शैंपू रिफंड पंखा'));
    expect(listWords('जन्म कन्या सम्मान')).toEqual(['जन्म', 'कन्या', 'सम्मान']);
  });
});

describe('two words', () => {
  it.each([
    ['pri', 'privacy', 1],
    ['शिका', 'शिकायत', 1],
    ['privasy', 'privacy', 0.86],
    ['polciy', 'policy', 0.83],
    ['certifcat', 'certificate', 0.78],
    ['गोपनियता', 'गोपनीयता', 0.875],
    ['news', 'privacy', 0],
    ['cat', 'dog', 0],
    ['cat', 'cut', 0],
    ['cats', 'cuts', 0.75],
    ['cats', 'cast', 0.75],
    ['cats', 'cat', 0.75],
    ['catalogue', 'cat', 0],
    ['privcay', 'privacies', 0.714],
    ['certifikat', 'certificates', 0.9],
    ['returnable', 'return', 0],
    ['complaints', 'complain', 0.8],
    ['grievnaec', 'grievance', 0.778],
  ])('are similar: %s and %s by %d', (wanted, word, likeness) => {
    expect(measureLikeness(wanted, word)).toBeCloseTo(likeness, 2);
  });
});
