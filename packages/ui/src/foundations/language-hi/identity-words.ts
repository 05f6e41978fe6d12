import type { Messages } from '../language/translate.ts';

/** Hindi texts of identity cards: of the associate's page, and of the page that checks a card. */
export const identityWords: Messages = {
  'Identity card': 'पहचान-पत्र',
  'Show this card when you visit a customer. Anyone can scan the code to check that it is valid.':
    'ग्राहक के यहाँ जाएँ तो यह पहचान-पत्र दिखाएँ। कोड स्कैन करके कोई भी जाँच सकता है कि यह मान्य है।',
  'Loading your identity card…': 'आपका पहचान-पत्र लाया जा रहा है…',
  'Your identity card could not be loaded': 'आपका पहचान-पत्र नहीं लाया जा सका',
  'Card number': 'कार्ड संख्या',
  'Associate since': 'एसोसिएट कब से',
  'Code on the card': 'कार्ड का कोड',
  Active: 'सक्रिय',
  'Not active': 'सक्रिय नहीं',
  'QR code to check this card': 'इस कार्ड को जाँचने का QR कोड',
  'Open as PDF': 'PDF खोलें',
  'Opening the PDF...': 'PDF खोली जा रही है...',
  'Your card is not active, because you have withdrawn from the agreement.':
    'आपका कार्ड सक्रिय नहीं है, क्योंकि आप अनुबंध से हट गए हैं।',
  'Your card has no photo.': 'आपके कार्ड पर तस्वीर नहीं है।',
  'Add a photo in your profile': 'अपनी प्रोफ़ाइल में तस्वीर जोड़ें',
  'See what others see when they check your card': 'देखें कि आपका कार्ड जाँचने पर दूसरों को क्या दिखता है',
  'Log in to see your identity card': 'अपना पहचान-पत्र देखने के लिए लॉगिन करें',

  // The page that checks a card.
  'This card is valid': 'यह कार्ड मान्य है',
  'This card is not valid.': 'यह कार्ड मान्य नहीं है।',
  'Compare the name and the number with the card. The photo on it must show the person who sells to you.':
    'नाम और संख्या को कार्ड से मिलाएँ। कार्ड पर तस्वीर उसी की होनी चाहिए जो आपको सामान बेच रहा है।',
  'Check the code for typing mistakes. If it is correct, this person does not sell for us.':
    'देखें कि कोड सही लिखा है। कोड सही हो तो यह व्यक्ति हमारे लिए नहीं बेचता।',
  'This associate is not active': 'यह एसोसिएट सक्रिय नहीं है',
  'This person has ended the agreement with us and does not sell for us.':
    'इस व्यक्ति ने हमसे अनुबंध खत्म कर दिया है और हमारे लिए नहीं बेचता।',
  'Report it to us': 'हमें बताएँ',
  'For example K7QM-RTW9-XHZ2-BCDE': 'जैसे K7QM-RTW9-XHZ2-BCDE',
  'Check the card': 'कार्ड जाँचें',
};
