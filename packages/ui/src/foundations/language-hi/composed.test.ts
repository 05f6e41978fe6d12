import { describe, expect, it } from 'vitest';
import { inHindi } from './in-hindi.ts';

describe('translation of a sentence with inserted values', () => {
  it.each([
    ['Sold out: Forest Honey, 500 g', 'स्टॉक समाप्त: Forest Honey, 500 g'],
    ['Sold out: Kurta, size M', 'स्टॉक समाप्त: Kurta, साइज़ M'],
    [
      'Coupon FLAT100 was removed from your cart: This coupon has expired.',
      'कूपन FLAT100 आपके कार्ट से हटा दिया गया है: इस कूपन की अवधि समाप्त हो गई है।',
    ],
    ['Only 4 left', 'केवल 4 बचे हैं'],
    ['Only 3 left of Soap (pack of 4)', 'Soap (pack of 4) के केवल 3 बचे हैं'],
    [
      'Too many requests. Please try again in 4 minutes.',
      'बहुत ज़्यादा अनुरोध आ गए हैं। कृपया 4 मिनट बाद फिर कोशिश करें।',
    ],
    ['This coupon is for orders of ₹1,000.00 or more.', 'यह कूपन ₹1,000.00 या उससे ज़्यादा के ऑर्डर के लिए है।'],
  ])('%s', (english, hindi) => {
    expect(inHindi(english)).toBe(hindi);
  });

  it('names a field in Hindi', () => {
    expect(inHindi('First name must be at most 100 characters')).toBe(
      '‘पहला नाम’ में ज़्यादा से ज़्यादा 100 वर्ण हो सकते हैं',
    );
  });

  it('is left alone when it has no translation', () => {
    expect(inHindi('Forest Honey')).toBe('Forest Honey');
    expect(inHindi('Sold out: ')).toBe('Sold out: ');
  });
});
