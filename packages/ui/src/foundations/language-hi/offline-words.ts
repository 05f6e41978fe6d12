import type { Messages } from '../language/translate.ts';

/** Hindi texts that are shown offline or when the server takes long, and of actions that wait for a connection. */
export const offlineWords: Messages = {
  'This is taking longer than usual': 'इसमें आम तौर से ज़्यादा समय लग रहा है',
  'Uploading files': 'फ़ाइलें अपलोड हो रही हैं',
  'Uploaded. Waiting for the response…': 'अपलोड हो गया। जवाब का इंतज़ार है…',
  'If you cancel, check whether it was done before you send it again.':
    'रद्द करें तो दोबारा भेजने से पहले देख लें कि काम हुआ या नहीं।',
  'You are offline. This is the last version we loaded.':
    'आप ऑफ़लाइन हैं। आपको वही दिख रहा है जो पिछली बार लोड हुआ था।',
  'You are back online.': 'आप फिर से ऑनलाइन हैं।',
  'This page needs a connection': 'इस पेज के लिए इंटरनेट चाहिए',
  'You are offline, and this page is not saved on this device.':
    'आप ऑफ़लाइन हैं, और यह पेज इस डिवाइस पर सहेजा हुआ नहीं है।',
  'The Idempotency-Key is not valid.': 'यह अनुरोध मान्य नहीं है। फ़ॉर्म दोबारा भेजें।',
  'Not sent yet': 'अभी भेजा नहीं गया',
  'You are offline. We will save your details on this device and send them as soon as you are back online.':
    'आप ऑफ़लाइन हैं। हम आपकी जानकारी इस डिवाइस पर सहेजकर रखेंगे और इंटरनेट वापस आते ही भेज देंगे।',
};
