import type { Messages } from '../language/translate.ts';

/** Hindi texts of grievances: the form, the status, and the server's messages. */
export const grievanceWords: Messages = {
  // Notifications to members.
  'We are working on your complaint {number}.': 'आपकी शिकायत {number} पर काम चल रहा है।',
  'Your complaint {number} is resolved.': 'आपकी शिकायत {number} का समाधान हो गया है।',
  Messages: 'संदेश',
  You: 'आप',
  Image: 'तस्वीर',
  'Add photos or a message': 'फ़ोटो या संदेश जोड़ें',
  'Show messages': 'संदेश दिखाएँ',
  'Loading messages…': 'संदेश लोड हो रहे हैं…',
  'The messages could not be loaded': 'संदेश लोड नहीं हो सके',
  'There are no messages yet.': 'अभी कोई संदेश नहीं है।',
  'You can no longer reply here. Please file a new complaint if you need more help.':
    'अब यहाँ जवाब नहीं दे सकते। और मदद चाहिए तो नई शिकायत दर्ज करें।',
  'Attached files': 'साथ में भेजी फ़ाइलें',
  'Our team': 'हमारी टीम',
  Sender: 'भेजने वाले',
  '{size} kB': '{size} किलोबाइट',
  'Write a message': 'संदेश लिखें',
  'Your message': 'आपका संदेश',
  'Files (optional)': 'फ़ाइलें (वैकल्पिक)',
  'At most 3 images or PDFs of up to 5 MB.': 'ज़्यादा से ज़्यादा 3 तस्वीरें या PDF, हर एक 5 MB तक।',
  'Choose a file': 'फ़ाइल चुनें',
  PDF: 'पीडीएफ़',
  'Attach a file': 'फ़ाइल जोड़ें',
  'Send message': 'संदेश भेजें',
  'Write a message or attach a file': 'संदेश लिखें या फ़ाइल जोड़ें',
  'At most 3 files': 'ज़्यादा से ज़्यादा 3 फ़ाइलें',
  'This file is larger than 5 MB. Choose a smaller one.': 'यह फ़ाइल 5 MB से बड़ी है। छोटी फ़ाइल चुनें।',
  'This file cannot be read. Choose an image or a PDF.': 'यह फ़ाइल पढ़ी नहीं जा सकती। तस्वीर या PDF चुनें।',
  'No more messages fit into this complaint.': 'इस शिकायत में और संदेश नहीं जुड़ सकते।',
  'No more files fit into this complaint.': 'इस शिकायत में और फ़ाइलें नहीं जुड़ सकतीं।',
  'This key was used for another message.': 'यह कुंजी दूसरे संदेश के लिए इस्तेमाल हो चुकी है।',
  'We replied to your complaint {number}.': 'हमने आपकी शिकायत {number} का जवाब दिया है।',
  'Your complaint {number} is closed.': 'आपकी शिकायत {number} बंद कर दी गई है।',

  // Messages of the form and the server.
  'Enter valid 10-digit mobile number': '10 अंकों का सही मोबाइल नंबर लिखें',
  'Choose a topic': 'चुनें कि शिकायत किस बारे में है',
  'Please write what happened': 'कृपया लिखें कि क्या हुआ',
  'Please write at least 20 characters': 'कृपया कम से कम 20 अक्षर लिखें',
  'Complaint number is required': 'शिकायत संख्या ज़रूरी है',
  'Enter the number in this format: GR-2026-000123': 'संख्या इस तरह लिखें: GR-2026-000123',
  'Please say what was done': 'कृपया लिखें कि क्या किया गया',
  'Please tell us what is still wrong': 'कृपया लिखें कि अब भी क्या ठीक नहीं है',
  'This complaint can no longer be reopened. Please file a new one.':
    'यह शिकायत अब फिर से नहीं खोली जा सकती। कृपया नई शिकायत दर्ज करें।',
  'This key was used for another complaint.': 'यह अनुरोध किसी दूसरी शिकायत के लिए भेजा जा चुका है।',
  'We found no complaint with this complaint number and mobile number.':
    'इस शिकायत संख्या और मोबाइल नंबर की कोई शिकायत नहीं मिली।',

  // The form.
  'File a complaint': 'शिकायत दर्ज करें',
  'You get a complaint number right away. Use it to check the status.':
    'आपको तुरंत शिकायत संख्या मिलती है। उससे आप स्थिति देख सकते हैं।',
  'An order': 'कोई ऑर्डर',
  'Quality of a product': 'उत्पाद की गुणवत्ता',
  Refund: 'पैसे की वापसी',
  'Conduct of an associate': 'किसी एसोसिएट का व्यवहार',
  'My data and privacy': 'मेरा डेटा और निजता',
  'Something else': 'कुछ और',
  'What happened?': 'क्या हुआ?',
  'Tell us when and where it happened, and what would put it right.':
    'लिखें कि कब और कहाँ हुआ, और क्या करने से बात ठीक हो जाएगी।',
  'For example PGM-000123, if it is about an order': 'जैसे PGM-000123, अगर शिकायत किसी ऑर्डर के बारे में है',
  'We will send your complaint number here. You also need this mobile number to check the status.':
    'हम शिकायत संख्या इसी पर भेजेंगे। स्थिति देखने के लिए भी यही मोबाइल नंबर चाहिए।',
  'Submit complaint': 'शिकायत भेजें',
  'Your complaint': 'आपकी शिकायत',

  // After the registration.
  'Your complaint is registered': 'आपकी शिकायत दर्ज हो गई है',
  'Complaint number': 'शिकायत संख्या',
  'Copy number': 'संख्या कॉपी करें',
  'Number copied': 'संख्या कॉपी हो गई',
  'The number could not be copied. Select it and copy it yourself.':
    'संख्या कॉपी नहीं हो सकी। उसे चुनकर खुद कॉपी करें।',
  'What happens next': 'आगे क्या होगा',
  '{date}: we acknowledge your complaint. We also send the number to your mobile.':
    '{date}: आपकी शिकायत हमें मिल गई। संख्या आपके मोबाइल पर भी भेजी जाती है।',
  'The grievance officer reviews it and calls you if anything is unclear.':
    'शिकायत अधिकारी मामले को देखते हैं और कुछ साफ़ न हो तो आपको फ़ोन करते हैं।',
  'You will have our response by {date}.': '{date} तक आपको हमारा जवाब मिल जाएगा।',
  'Check status': 'स्थिति देखें',
  'File another complaint': 'एक और शिकायत दर्ज करें',

  // The status.
  Registered: 'दर्ज हुई',
  'In progress': 'काम चल रहा है',
  Resolved: 'समाधान हो गया',
  Closed: 'बंद',
  'Registered on': 'दर्ज होने की तारीख',
  'Acknowledged on': 'पावती की तारीख',
  'Our response by': 'हमारा जवाब इस तारीख तक',
  'For example GR-2026-000123': 'जैसे GR-2026-000123',
  'The number you gave with the complaint': 'वही नंबर जो आपने शिकायत के साथ दिया था',
  'Check another complaint': 'दूसरी शिकायत की स्थिति देखें',
  'Not satisfied?': 'संतुष्ट नहीं हैं?',
  'You can reopen it until {date}.': 'आप इसे {date} तक फिर से खोल सकते हैं।',
  'What is still wrong?': 'अब भी क्या ठीक नहीं है?',
  'Reopen complaint': 'शिकायत फिर से खोलें',
  'My complaints': 'मेरी शिकायतें',
  'Loading your complaints…': 'आपकी शिकायतें लाई जा रही हैं…',
  'Your complaints could not be loaded': 'आपकी शिकायतें लाई नहीं जा सकीं',
  'You have not filed any complaints while logged in.': 'लॉगिन रहते हुए आपने कोई शिकायत दर्ज नहीं की है।',
};
