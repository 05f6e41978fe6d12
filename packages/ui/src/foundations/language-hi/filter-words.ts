import type { Messages } from '../language/translate.ts';

/** Hindi texts of the filters of a product list. */
export const filterWords: Messages = {
  Filters: 'फ़िल्टर',
  'Filters: {count}': 'फ़िल्टर: {count}',
  Brand: 'ब्रांड',
  Price: 'कीमत',
  Availability: 'उपलब्धता',
  'Any price': 'कोई भी कीमत',
  'Under ₹{price}': '₹{price} से कम',
  '₹{from} to ₹{to}': '₹{from} से ₹{to}',
  '₹{price} and above': '₹{price} और ज़्यादा',
  'Any number of points': 'कितने भी पॉइंट',
  '{count} points or more': '{count} या ज़्यादा पॉइंट',
  'Remove filter {name}': 'फ़िल्टर {name} हटाएँ',
  'Loading filters…': 'फ़िल्टर लाए जा रहे हैं…',
  'The filters could not be loaded': 'फ़िल्टर लाए नहीं जा सके',
  'Show products': 'उत्पाद दिखाएँ',
  'Show 1 product': '1 उत्पाद दिखाएँ',
  'Show {count} products': '{count} उत्पाद दिखाएँ',
  '{count} products': '{count} उत्पाद',
  'No products match all filters': 'कोई उत्पाद सभी फ़िल्टर से मेल नहीं खाता',
  'Nearly matching': 'लगभग मिलते-जुलते',
  'Without brand: {products}': 'ब्रांड के बिना: {products}',
  'Without price: {products}': 'कीमत के बिना: {products}',
  'Without points: {products}': 'पॉइंट के बिना: {products}',
  'With sold-out products: {products}': 'समाप्त उत्पादों के साथ: {products}',
};
