import type { Messages } from '../language/translate.ts';

/** Hindi texts of the cart and the wishlist. */
export const cartWords: Messages = {
  Cart: 'कार्ट',
  'Cart, 1 item': 'कार्ट, 1 नग',
  'Cart, {count} items': 'कार्ट, {count} नग',
  'Your cart': 'आपका कार्ट',
  'Your cart is empty': 'आपका कार्ट खाली है',
  'Items you add appear here.': 'आप जो चीज़ें डालेंगे, वे यहाँ दिखेंगी।',
  'Go to the shop': 'दुकान पर जाएँ',
  'Loading your cart…': 'आपका कार्ट लाया जा रहा है…',
  'The cart could not be loaded': 'कार्ट लाया नहीं जा सका',
  Quantity: 'मात्रा',
  'Increase quantity': 'मात्रा बढ़ाएँ',
  'Decrease quantity': 'मात्रा घटाएँ',
  '{price} each': '{price} प्रति नग',
  'Price changed from {old} to {new}': 'कीमत {old} से बदलकर {new} हो गई है',
  'Sold out. Remove it to continue.': 'स्टॉक समाप्त। आगे बढ़ने के लिए इसे हटाएँ।',
  'Move to wishlist': 'पसंद की सूची में रखें',
  Summary: 'सारांश',
  Items: 'नग',
  Subtotal: 'उप-योग',
  Total: 'कुल',
  'Taxes included': 'कर सहित',
  'Choose delivery at checkout. Standard delivery is free on orders of {amount} or more.':
    'डिलीवरी चेकआउट पर चुनी जाती है। {amount} या ज़्यादा पर सामान्य डिलीवरी मुफ़्त है।',
  'Go to checkout': 'चेकआउट पर जाएँ',
  'An item in your cart is sold out. Remove it to continue.':
    'आपके कार्ट की कोई चीज़ समाप्त हो गई है। आगे बढ़ने के लिए उसे हटाएँ।',
  'Your cart has more of an item than we have left. Change it to continue.':
    'आपके कार्ट में किसी चीज़ के उतने नग हैं, जितने अब बचे नहीं हैं। आगे बढ़ने के लिए मात्रा बदलें।',
  'Change to {count}': '{count} कर दें',
  '{name}, size {size}': '{name}, साइज़ {size}',
  'Add to cart': 'कार्ट में डालें',
  'Delivery {fee}, free on orders of {amount} or more': 'डिलीवरी {fee}, {amount} या उससे ज़्यादा के ऑर्डर पर मुफ़्त',
  'Cash on delivery, UPI or card': 'कैश ऑन डिलीवरी, UPI या कार्ड',
  'Return within {days} days of delivery': 'डिलीवरी के {days} दिनों के भीतर वापस करें',
  'Adding...': 'डाला जा रहा है...',
  'Continue shopping': 'खरीदारी जारी रखें',

  'Add to wishlist': 'पसंद की सूची में जोड़ें',
  'Remove from wishlist': 'पसंद की सूची से हटाएँ',
  'Move to cart': 'कार्ट में डालें',
  'Your wishlist is empty': 'आपकी पसंद की सूची खाली है',
  'Tap the heart on a product to save it here.': 'किसी उत्पाद को यहाँ सहेजने के लिए उसके दिल पर टैप करें।',
  'Loading your wishlist…': 'आपकी पसंद की सूची लाई जा रही है…',
  'The wishlist could not be loaded': 'पसंद की सूची लाई नहीं जा सकी',
};
