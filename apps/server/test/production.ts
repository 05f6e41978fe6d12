/** The least settings of the production profile; no test reaches the services in them. */
export const PRODUCTION = {
  APP_PROFILE: 'production',
  DATABASE_URL: 'postgres://127.0.0.1/unused',
  SITE_ORIGIN: 'https://example.in',
  AUTH_SECRET: 'a secret that has at least 32 characters',
  TRUSTED_PROXIES: '1',
  SMS_GATEWAY_URL: 'https://sms.example.in/?to={to}&text={text}',
  SMTP_URL: 'smtps://mail.example.in',
  MAIL_FROM: 'shop@example.in',
  RAZORPAY_KEY_ID: 'rzp_test_1DP5mmOlF5G5ag',
  RAZORPAY_KEY_SECRET: 'secret',
  RAZORPAY_WEBHOOK_SECRET: 'other secret',
};
