import type { Messages } from '../language/index.ts';

/** Words of complaints: the form, where one stands, and what the server says of them. */
export const grievanceWords: Messages = {
  // What members are told of.
  'We are working on your complaint {number}.': 'आपकी शिकायत {number} पर काम चल रहा है।',
  'Your complaint {number} is resolved.': 'आपकी शिकायत {number} का समाधान हो गया है।',
  'Your complaint {number} is closed.': 'आपकी शिकायत {number} बंद कर दी गई है।',

  // What the form and the server say.
  'Enter valid 10-digit mobile number': '10 अंकों का सही मोबाइल नंबर लिखें',
  'Choose what it is about': 'चुनें कि शिकायत किस बारे में है',
  'Please write what happened': 'कृपया लिखें कि क्या हुआ',
  'Please write at least 20 characters': 'कृपया कम से कम 20 अक्षर लिखें',
  'Complaint number is required': 'शिकायत संख्या ज़रूरी है',
  'Enter the number as in GR-2026-000123': 'संख्या इस तरह लिखें: GR-2026-000123',
  'Please say what was done': 'कृपया लिखें कि क्या किया गया',
  'This key was used for another complaint.': 'यह अनुरोध किसी दूसरी शिकायत के लिए भेजा जा चुका है।',
  'We know no complaint with this number and this mobile number.':
    'इस संख्या और इस मोबाइल नंबर की कोई शिकायत हमारे पास नहीं है।',
};
