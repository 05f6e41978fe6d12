import type { HindiName } from './hindi-names.ts';

/**
 * The spellings of Hindi names in Roman letters, by name, with spaces between spellings. Only whole words match.
 * English words ('pair', 'long') and words that the catalogue itself uses ('tulsi') are left out.
 */
export const ROMAN_NAMES: Readonly<Partial<Record<HindiName, string>>> = {
  // Herbs and classical preparations
  अश्वगंधा: 'ashvagandha asvagandha ashwgandha',
  असगंध: 'asgandh asgandha',
  तुलसी: 'tulasi tulsee',
  गिलोय: 'giloye giloi',
  आँवला: 'aamla anwla aanvla awla avla',
  च्यवनप्राश: 'chyavanprash chawanprash chavanprash',
  त्रिफला: 'trifla trifala tirfala',
  शतावरी: 'satavari shatavar',
  नीम: 'nim',
  लौंग: 'laung lavang',
  हल्दी: 'haldi haldee',
  ज़ाफ़रान: 'zafran jafran zafraan',
  एलोवेरा: 'elovera alovera',
  रीठा: 'ritha reetha aritha',
  गुग्गल: 'gugal guggul',
  कपूर: 'kapur kapoor',
  सहजन: 'sahjan sahajan',
  अलसी: 'alsi',
  कमल: 'kamal',
  खस: 'khas',

  // Kitchen
  शहद: 'shahad shehad sahad shahd shehed',
  मधु: 'madhu',
  घी: 'ghi',
  तेल: 'tel',
  सरसों: 'sarson sarso',
  चाय: 'chai chay',
  अदरक: 'adrakh',
  नींबू: 'neembu nimboo limbu',
  संतरा: 'santra santara',
  मडुआ: 'madua mandua',
  बाजरा: 'bajra',
  नाश्ता: 'nashta naashta',
  चावल: 'chawal chaval',
  मटर: 'matar',

  // Forms of preparations
  चूर्ण: 'churan choorna',
  पाउडर: 'pauder',
  रस: 'ras',
  बूँदें: 'boond',
  गोली: 'goli',
  गोलियाँ: 'goliyan goliya',

  // Body and skin
  बाल: 'baal bal',
  बालों: 'baalon balon',
  केश: 'kesh',
  शैंपू: 'shampu shaimpu',
  साबुन: 'sabun saabun saboon',
  मंजन: 'manjan',
  दाँत: 'daant dant',
  त्वचा: 'twacha tvacha',
  चेहरा: 'chehra',
  चेहरे: 'chehre',
  होंठ: 'honth hoth',
  पैर: 'pairon pairo',
  उबटन: 'abtan',
  धूप: 'dhup',
  अगरबत्ती: 'agarbatti agarbati',

  // Home, clothes and devices
  बर्तन: 'bartan',
  कपड़े: 'kapde kapda kapade kapre kapra',
  डिटर्जेंट: 'ditarjent',
  फ़र्श: 'farsh pharsh',
  पोंछा: 'pocha ponchha pochha',
  ताँबा: 'tamba taamba',
  ताँबे: 'tambe taambe',
  बोतल: 'botal',
  सूती: 'suti sooti',
  मोज़े: 'moje moze mauje',
  टीशर्ट: 'tshirt teeshirt',
  पाजामा: 'pajama pyjama payjama',
  दुपट्टा: 'dupatta',
  योग: 'yog',
  बुखार: 'bukhar bukhaar',
  रक्तचाप: 'raktchap raktachap',
  बीपी: 'bp',
  वज़न: 'vajan wajan vazan wazan',
  भाप: 'bhap bhaap',

  // Categories
  आयुर्वेद: 'ayurved',
  स्वास्थ्य: 'swasthya svasthya',
  पोषण: 'poshan',
  देखभाल: 'dekhbhal dekhbhaal',
  रसोई: 'rasoi',
  घर: 'ghar',
  उपकरण: 'upkaran',
};

/** Particles beside names, which have no meaning alone. */
export const ROMAN_PARTICLES = 'ka ke ki ko liye wala wale wali aur mein machine mashin';
