import type { Messages } from '../language/translate.ts';

/** Hindi texts of the reviews of products. */
export const reviewWords: Messages = {
  Reviews: 'समीक्षाएँ',
  'Best reviews': 'सबसे अच्छी समीक्षाएँ',
  '{count} of 5 stars': '5 में से {count} स्टार',
  '{average} of 5, {count} reviews': '5 में से {average}, {count} समीक्षाएँ',
  '{average} of 5, 1 review': '5 में से {average}, 1 समीक्षा',
  'Reviews by stars': 'स्टार के अनुसार समीक्षाएँ',
  '1 star': '1 स्टार',
  '{count} stars': '{count} स्टार',
  'Verified buyer': 'सत्यापित खरीदार',
  'Photo {number} by {name}': '{name} की फ़ोटो {number}',
  'Order of the reviews': 'समीक्षाओं का क्रम',
  'Most stars first': 'ज़्यादा स्टार पहले',
  'Fewest stars first': 'कम स्टार पहले',
  'The reviews could not be loaded': 'समीक्षाएँ लोड नहीं हो सकीं',
  'There are no reviews yet.': 'अभी कोई समीक्षा नहीं है।',
  'Your review could not be loaded': 'आपकी समीक्षा लोड नहीं हो सकी',
  'Write a review': 'समीक्षा लिखें',
  'Write a review of {name}': '{name} की समीक्षा लिखें',
  'Your review': 'आपकी समीक्षा',
  'Change review': 'समीक्षा बदलें',
  'Delete review': 'समीक्षा हटाएँ',
  'Delete your review?': 'अपनी समीक्षा हटाएँ?',
  'Its stars are not counted any more, and its photos are deleted.':
    'इसके स्टार फिर नहीं गिने जाएँगे, और इसकी फ़ोटो हटा दी जाएँगी।',
  'Members can review a product once it has been delivered to them. Log in to write a review.':
    'सदस्य किसी उत्पाद की समीक्षा तब लिख सकते हैं, जब वह उन तक पहुँच चुका हो। समीक्षा लिखने के लिए लॉगिन करें।',
  'You can review a product once it has been delivered to you.':
    'उत्पाद आप तक पहुँचने के बाद ही आप उसकी समीक्षा लिख सकते हैं।',
  'Review not found': 'समीक्षा नहीं मिली',
  'Not checked yet': 'अभी जाँची नहीं गई',
  Shown: 'दिखाई गई',
  'Not shown': 'नहीं दिखाई गई',
  'We will look at your review soon. Until then only you see it.':
    'हम जल्द ही आपकी समीक्षा देखेंगे। तब तक यह केवल आपको दिखेगी।',
  'Everyone can see your review. After a change we look at it again.':
    'आपकी समीक्षा सबको दिखती है। बदलाव के बाद हम इसे फिर से देखते हैं।',
  'We did not show your review. You can change it and send it again.':
    'हमने आपकी समीक्षा नहीं दिखाई। आप इसे बदलकर फिर भेज सकते हैं।',
  'We look at each review before we show it, with your first name and the first letter of your last name.':
    'हम हर समीक्षा दिखाने से पहले उसे देखते हैं। उसके साथ आपका पहला नाम और उपनाम का पहला अक्षर दिखता है।',
  'Send review': 'समीक्षा भेजें',
  'How many stars do you give?': 'आप कितने स्टार देते हैं?',
  '5 stars: very good': '5 स्टार: बहुत अच्छा',
  '4 stars: good': '4 स्टार: अच्छा',
  '3 stars: all right': '3 स्टार: ठीक-ठाक',
  '2 stars: not good': '2 स्टार: अच्छा नहीं',
  '1 star: bad': '1 स्टार: खराब',
  'Your experience': 'आपका अनुभव',
  'Write about the product. Leave out telephone numbers and addresses.':
    'उत्पाद के बारे में लिखें। फ़ोन नंबर और पते न लिखें।',
  'At most 3, of the product. Everyone can see them.': 'अधिक से अधिक 3, उत्पाद की। ये सबको दिखेंगी।',
  'Choose 1 to 5 stars': '1 से 5 स्टार चुनें',
  'Review must be at most 2000 characters': 'समीक्षा में अधिक से अधिक 2000 अक्षर हो सकते हैं',
  'Thank you. Your review is shown once we have looked at it.': 'धन्यवाद। हम आपकी समीक्षा देखने के बाद उसे दिखाएँगे।',
  'Your review is deleted.': 'आपकी समीक्षा हटा दी गई।',
  'Your review of {product} is shown in the shop now.': '{product} की आपकी समीक्षा अब दुकान में दिखती है।',
  'We could not show your review of {product}. Reason: {reason}':
    'हम {product} की आपकी समीक्षा नहीं दिखा सके। कारण: {reason}',
};
