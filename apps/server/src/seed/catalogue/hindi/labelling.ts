/** The Hindi of the facts on Indian packs of food. */
export const vegetarianPack = { 'Vegetarian mark': 'हरा: शाकाहारी' } as const;

/** The Hindi of the caution on every supplement and Ayurvedic product. */
export const wellnessCaution =
  'यह दवा नहीं है। गर्भवती हों, स्तनपान कराती हों, इलाज चल रहा हो या उम्र 18 से कम हो, तो पहले अपने डॉक्टर से पूछें। बच्चों की पहुँच से दूर रखें।';

/** The Hindi of the sentence on the points of one unit. */
export function pointsInHindi(points: number): string {
  return `हर नग पर ${points} BV। ऑर्डर करने पर लंबित, और डिलीवरी के बाद वापसी की अवधि पूरी होने पर पक्के।`;
}
